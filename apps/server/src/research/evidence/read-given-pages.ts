import { researchMessages } from '../messages.ts';
import type { GatheredPage, GivenPage, ExcludedPage } from './gathered-evidence.ts';
import { toEvidencePage } from './to-evidence-page.ts';

/** A page with fewer words does not show how its subject is written about. */
const WORDS_MIN = 20;

/** Pages that are evidence, and excluded ones. */
export interface SortedPages {
  readonly pages: readonly GatheredPage[];
  readonly leftOut: readonly ExcludedPage[];
}

/**
 * Reads given pages as evidence; a page without an article is excluded with its reason.
 * @throws the signal's reason.
 */
export async function readGivenPages(given: readonly GivenPage[], signal: AbortSignal): Promise<SortedPages> {
  const origin = { source: 'given', position: null, fetchedAt: null };
  const read: (GatheredPage | ExcludedPage)[] = [];
  // One after another: a user has one job running at a time anyway.
  for (const page of given) read.push(await asEvidence(page, origin, signal));
  return sortPages(read);
}

/** Separates pages that are evidence from excluded ones, each in order. */
export function sortPages(read: readonly (GatheredPage | ExcludedPage)[]): SortedPages {
  return {
    pages: read.flatMap((page) => ('article' in page ? [page] : [])),
    leftOut: read.flatMap((page) => ('article' in page ? [] : [page])),
  };
}

/**
 * Turns a page into evidence with its origin; one without an article is excluded.
 * @throws the signal's reason.
 */
export async function asEvidence(
  page: GivenPage,
  origin: Pick<GatheredPage, 'source' | 'position' | 'fetchedAt'>,
  signal: AbortSignal,
): Promise<GatheredPage | ExcludedPage> {
  const read = await toEvidencePage(page, signal);
  if (read && read.words >= WORDS_MIN)
    return { ...read, ...origin, original: { text: page.text, format: page.format } };
  const code = read ? 'page_without_text' : 'page_unreadable';
  return { url: page.url, title: read?.title ?? page.title, code, message: researchMessages[code] };
}
