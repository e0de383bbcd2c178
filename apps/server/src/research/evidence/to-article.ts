import { setImmediate as nextTurn } from 'node:timers/promises';
import { extractArticle, type ExtractedArticle } from '@pagewright/engine';
import { AT_ONCE_MAX, inThread } from '../../in-thread.ts';

/** A page of a site as its site answered it. */
export interface AnsweredPage {
  readonly html: string;
  /** The address that answered. */
  readonly finalUrl: string;
}

/**
 * The article of a page with all that the page says of itself, but for links that nobody could open. A large one is read
 * in a thread of its own, so that the server goes on meanwhile; null for one that takes more time or memory than any page
 * should.
 * @throws the signal's reason.
 */
export async function toArticle(page: AnsweredPage, signal: AbortSignal): Promise<ExtractedArticle | null> {
  const article = await extract(page, signal);
  return article && { ...article, links: article.links.filter(({ href }) => URL.canParse(href)) };
}

async function extract(
  { html, finalUrl: url }: AnsweredPage,
  signal: AbortSignal,
): Promise<ExtractedArticle | null> {
  if (html.length > AT_ONCE_MAX)
    return inThread(new URL('./article-worker.ts', import.meta.url), { html, url }, signal);
  await nextTurn();
  signal.throwIfAborted();
  return extractArticle(html, url);
}
