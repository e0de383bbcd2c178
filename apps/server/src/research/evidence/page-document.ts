import { documentText } from '@pagewright/contract/document';
import { extractArticleHtml } from '@pagewright/engine';
import { readHtml } from '../../documents/index.ts';

/** The article of a page, to create a content item from. */
export interface PageDocument {
  readonly title: string;
  readonly description: string;
  /** Editor JSON. */
  readonly content: string;
  readonly isEmpty: boolean;
}

/**
 * Reads the article of a page as a document. Runs in worker threads.
 * @throws ConversionError if it is too large for one.
 */
export function readPageDocument(html: string, url: string): PageDocument {
  const { title, description, html: article } = extractArticleHtml(html, url);
  const { document } = readHtml(article, { clean: true });
  const isEmpty = documentText(document).trim() === '';
  return { title, description, content: JSON.stringify(document), isEmpty };
}
