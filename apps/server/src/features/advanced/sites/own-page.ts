import { parsePaper, type ExtractedArticle } from '@pagewright/engine';
import { boundedPaper } from '../../../research/evidence/extract-page.ts';
import { serializeArticle, type SerializedSitePage } from '../../../research/evidence/serialized-article.ts';
import type { PublishedRow } from './own-page-repository.ts';

/** A published item of the workspace as a page of its site. */
export interface OwnPage extends SerializedSitePage {
  readonly contentId: string;
}

/** Converts a published item to a page of its site, truncated if it is very long. */
export function toOwnPage(row: PublishedRow, url: string): OwnPage {
  const paper = boundedPaper(parsePaper(row.content));
  const article: ExtractedArticle = {
    url,
    title: row.title,
    description: row.description,
    author: row.authorName,
    published: row.publishedAt?.toISOString() ?? null,
    modified: row.updatedAt.toISOString(),
    canonical: url,
    language: null,
    schemaTypes: [],
    siteName: null,
    paper,
    text: paper.blocks.map(({ text }) => text).join('\n'),
    links: paper.links.flatMap(({ block, start, end, href }) =>
      /^https?:\/\//i.test(href) && URL.canParse(href)
        ? [{ href, text: paper.blocks[block]?.text.slice(start, end) ?? '', inArticle: true, rel: [] }]
        : [],
    ),
    faqs: [],
    isFallback: false,
    provenance: { kind: 'measured', method: 'text-and-link-density' },
  };
  return { contentId: row.contentId, url, article: serializeArticle(article, false) };
}
