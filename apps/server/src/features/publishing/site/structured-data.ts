import type { ContentType } from '@pagewright/contract/content';
import type { Article } from '../article-repository.ts';
import type { Site } from '../site-repository.ts';
import type { SiteAddress } from './site-address.ts';
import { isValidSegment, toAuthorSegment } from './byline.ts';
import { headline } from './meta-tags.ts';

const BLOG_TYPES: ReadonlySet<string> = new Set<ContentType>(['Blog Post']);

/** The article as schema.org data for search engines. It contains nothing beyond what the page shows. */
export function articleData(page: {
  readonly site: Site;
  readonly address: SiteAddress;
  readonly article: Article;
  readonly language: string;
  readonly description: string;
  readonly image: string | null;
}): Record<string, unknown> {
  const { site, address, article, language, description, image } = page;
  const { authorName } = article;
  const url = address.url(article.slug);
  return {
    '@context': 'https://schema.org',
    '@type': BLOG_TYPES.has(article.contentType) ? 'BlogPosting' : 'Article',
    headline: headline(article),
    ...(description === '' ? {} : { description }),
    ...(image === null ? {} : { image: [image] }),
    datePublished: article.publishedAt.toISOString(),
    dateModified: article.updatedAt.toISOString(),
    inLanguage: language,
    wordCount: article.wordCount,
    ...(article.category === '' ? {} : { articleSection: article.category }),
    ...(article.tags.length === 0 ? {} : { keywords: article.tags.join(', ') }),
    author: {
      '@type': 'Person',
      name: authorName,
      ...(isValidSegment(authorName) ? { url: address.url('authors', toAuthorSegment(authorName)) } : {}),
    },
    publisher: { '@type': 'Organization', name: site.name, url: address.url() },
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': url,
      breadcrumb: breadcrumbs([
        { name: site.name, url: address.url() },
        { name: headline(article), url },
      ]),
    },
  };
}

/** The site itself, with its search. */
export function siteData(site: Site, address: SiteAddress, image: string | null): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.name,
    url: address.url(),
    inLanguage: site.language,
    ...(site.tagline === '' ? {} : { description: site.tagline }),
    ...(image === null ? {} : { image }),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${address.url()}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  };
}

function breadcrumbs(steps: readonly { readonly name: string; readonly url: string }[]): unknown {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  };
}
