import { ApiError } from '../../platform/api-error.ts';
import type { FoundResult, SourceArticle } from '../../providers/search/port.ts';
import { researchMessages } from '../messages.ts';
import { readPage } from '../read-page.ts';
import type { GatheredPage, ExcludedPage } from './gathered-evidence.ts';
import type { GatheringContext } from './gathering-context.ts';
import { asEvidence, sortPages, type SortedPages } from './read-given-pages.ts';

/** A page to read: a result, or one that a user named. */
export interface PageToRead extends Pick<FoundResult, 'url' | 'title'> {
  /** Its rank in the search results; null if no search found it. */
  readonly position: number | null;
}

export interface ReadingOptions {
  readonly signal: AbortSignal;
  /** Milliseconds; pages not read by then are excluded. */
  readonly timeMs: number;
  /** Called with the number of finished pages and the total. */
  readonly onPage: (done: number, of: number) => void;
  /** Called for each page that was requested from its site instead of reused. */
  readonly onAskedAnew?: () => void;
}

/**
 * Reads pages that were found or named, each from its own site and at its pace. An unreadable one is excluded with its
 * reason.
 * @throws the signal's reason.
 */
export async function readFoundPages(
  ctx: GatheringContext,
  results: readonly PageToRead[],
  { signal, timeMs, onPage, onAskedAnew }: ReadingOptions,
): Promise<SortedPages> {
  const deadline = AbortSignal.timeout(Math.max(0, Math.round(timeMs)));
  const failure = new AbortController();
  const reading = AbortSignal.any([signal, deadline, failure.signal]);
  let done = 0;
  const read = await Promise.all(
    results.map(async (result) => {
      try {
        return await readResult(ctx, result, { signal: reading, deadline, onAskedAnew });
      } catch (error) {
        // Cancels the other reads.
        failure.abort(error);
        throw error;
      } finally {
        done += 1;
        if (!reading.aborted) onPage(done, results.length);
      }
    }),
  );
  return sortPages(read);
}

async function readResult(
  ctx: GatheringContext,
  { url, title, position }: PageToRead,
  {
    signal,
    deadline,
    onAskedAnew,
  }: Pick<ReadingOptions, 'signal' | 'onAskedAnew'> & { readonly deadline: AbortSignal },
): Promise<GatheredPage | ExcludedPage> {
  try {
    const page = await readPage(ctx, url, { signal });
    if (!page.isReused) onAskedAnew?.();
    const origin = { source: 'web', position, fetchedAt: page.fetchedAt.toISOString() };
    const given = { text: page.html, format: 'html', url: page.finalUrl, title: '' } as const;
    const evidence = await asEvidence(given, origin, signal);
    // Keeps the address and title that the user saw in the results.
    return 'article' in evidence
      ? { ...evidence, title: evidence.title || title }
      : { ...evidence, url, title };
  } catch (error) {
    if (error instanceof ApiError) return { url, title, code: error.code, message: error.message };
    if (signal.reason !== deadline.reason || !deadline.aborted) throw error;
    return { url, title, code: 'page_too_slow', message: researchMessages.page_too_slow };
  }
}

/**
 * Reads articles provided by a source as evidence.
 * @throws the signal's reason.
 */
export async function readArticles(
  articles: readonly SourceArticle[],
  { source, gatheredAt }: { readonly source: string | null; readonly gatheredAt: string | null },
  signal: AbortSignal,
): Promise<SortedPages> {
  const origin = { source: source ?? '', position: null, fetchedAt: gatheredAt };
  const read = articles.map(({ url, title, html }) =>
    asEvidence({ text: html, format: 'html', url, title }, origin, signal),
  );
  return sortPages(await Promise.all(read));
}
