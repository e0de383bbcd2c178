import { extractArticle } from '@pagewright/engine';
import { unpackArticle } from './page-facts.ts';

/** The title and text of an article. */
export interface PageText {
  readonly title: string;
  readonly text: string;
}

/** The article stored of a page, null if none is, and the one in its HTML. Runs in worker threads. */
export function readPageTexts(
  packed: Uint8Array | null,
  html: string,
  url: string,
): { readonly before: PageText | null; readonly live: PageText } {
  const live = extractArticle(html, url);
  const before = packed === null ? null : unpackArticle(packed);
  return {
    before: before && { title: before.title, text: before.text },
    live: { title: live.title, text: live.text },
  };
}
