import { ApiError } from '../../platform/api-error.ts';
import type { FoundResult, SourceArticle } from '../../providers/search/port.ts';
import { researchMessages } from '../messages.ts';
import { readPage } from '../read-page.ts';
import type { GatheredPage, ExcludedPage } from './gathered-evidence.ts';
import type { GatheringContext } from './gathering-context.ts';
import { asEvidence, sortPages, type SortedPages } from './read-given-pages.ts';

/** A page that is to be read: a result, or one that a person named. */
export interface PageToRead extends Pick<FoundResult, 'url' | 'title'> {
  /** Its place among the results; null for one that no search found. */
  readonly position: number | null;
}

/** How found pages are read. */
export interface ReadingOptions {
  readonly signal: AbortSignal;
  /** Milliseconds; what is not read by then is left out. */
  readonly timeMs: number;
  /** Told how many pages are done of how many. */
  readonly onPage: (done: number, of: number) => void;
  /** Told of each page that its site was asked for, and not taken from what was read before. */
  readonly onAskedAnew?: () => void;
}

/**
 * Reads pages that were found or named, each from its own site and at its pace. One that cannot be read is left out with its reason.
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
        // The others would read on for nobody.
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
    // The result's address and title are those that the person saw.
    return 'article' in evidence
      ? { ...evidence, title: evidence.title || title }
      : { ...evidence, url, title };
  } catch (error) {
    if (error instanceof ApiError) return { url, title, code: error.code, message: error.message };
    if (signal.reason !== deadline.reason || !deadline.aborted) throw error;
    return { url, title, code: 'page_too_slow', message: researchMessages.page_too_slow };
  }
}

/** The articles of a source as evidence. @throws the signal's reason. */
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
