import type { ContentType } from '@pagewright/contract/content';
import type { Article, Site } from '../repository.ts';
import type { SiteAddress } from './address.ts';
import { headline } from './describe.ts';
import type { RenderedText } from './render-text.ts';

const BLOG_TYPES: ReadonlySet<string> = new Set<ContentType>(['Blog Post']);

/** The article as schema.org describes one, for search engines. Nothing in it is more than the page shows. */
export function structuredData(page: {
  readonly site: Site;
  readonly address: SiteAddress;
  readonly article: Article;
  readonly text: RenderedText;
  readonly description: string;
  readonly image: string | null;
}): Record<string, unknown> {
  const { site, address, article, text, description, image } = page;
  return {
    '@context': 'https://schema.org',
    '@type': BLOG_TYPES.has(article.contentType) ? 'BlogPosting' : 'Article',
    headline: headline(article),
    ...(description === '' ? {} : { description }),
    ...(image === null ? {} : { image: [image] }),
    datePublished: article.publishedAt.toISOString(),
    dateModified: article.updatedAt.toISOString(),
    inLanguage: text.language,
    wordCount: article.wordCount,
    ...(article.category === '' ? {} : { articleSection: article.category }),
    ...(article.tags.length === 0 ? {} : { keywords: article.tags.join(', ') }),
    author: { '@type': 'Person', name: article.authorName },
    publisher: { '@type': 'Organization', name: site.name, url: address.url() },
    mainEntityOfPage: { '@type': 'WebPage', '@id': address.url(article.slug) },
  };
}
