import { ApiError } from '../../platform/api-error.ts';
import { tryHttpsThenHttp } from '../../platform/outgoing/index.ts';
import { researchMessages } from '../messages.ts';
import { findOnSite, isSite } from './find-on-site.ts';
import type { ExcludedPage } from './gathered-evidence.ts';
import type { GatheringContext } from './gathering-context.ts';
import { readFoundPages, type ReadingOptions } from './read-found-pages.ts';
import type { SortedPages } from './read-given-pages.ts';

/** Maximum pages of all addresses together. */
const PAGES_MAX = 15;

/**
 * Reads the pages at addresses that a user named: each page, and for a whole site its pages on the subjects. An
 * unreadable page is excluded with its reason.
 * @throws the signal's reason.
 */
export async function readCompetitors(
  ctx: GatheringContext,
  addresses: readonly string[],
  { subjects, onPage, ...options }: ReadingOptions & { readonly subjects: readonly string[] },
): Promise<SortedPages> {
  const deadline = AbortSignal.timeout(Math.max(0, Math.round(options.timeMs)));
  const signal = AbortSignal.any([options.signal, deadline]);
  const startedAt = performance.now();
  const named = await Promise.all(
    addresses.map(async (given): Promise<readonly (string | ExcludedPage)[]> => {
      const address = /^[a-z][a-z+.-]*:\/\//i.test(given) ? given : `https://${given}`;
      try {
        return await tryHttpsThenHttp(given, (url) => pagesAt(ctx, url, { subjects, signal }));
      } catch (error) {
        options.signal.throwIfAborted();
        if (error instanceof ApiError) return [leftOut(address, error.code, error.message)];
        if (deadline.aborted) return [leftOut(address, 'page_too_slow', researchMessages.page_too_slow)];
        throw error;
      }
    }),
  );
  const found = named.flat();
  const urls = [...new Set(found.filter((one) => typeof one === 'string'))].slice(0, PAGES_MAX);
  const pages = urls.map((url) => ({ url, title: '', position: null }));
  const read = await readFoundPages(ctx, pages, {
    ...options,
    timeMs: options.timeMs - (performance.now() - startedAt),
    onPage,
  });
  return {
    pages: read.pages,
    leftOut: [...read.leftOut, ...found.filter((one) => typeof one !== 'string')],
  };
}

async function pagesAt(
  ctx: GatheringContext,
  url: URL,
  { subjects, signal }: { readonly subjects: readonly string[]; readonly signal: AbortSignal },
): Promise<readonly (string | ExcludedPage)[]> {
  if (!isSite(url)) return [url.href];
  const pages = new Set<string>();
  for (const keyword of subjects)
    for (const page of await findOnSite(ctx, url, { keyword, signal })) pages.add(page);
  return pages.size > 0
    ? [...pages]
    : [leftOut(url.href, 'site_without_subject', researchMessages.site_without_subject(subjects))];
}

function leftOut(url: string, code: string, message: string): ExcludedPage {
  return { url, title: '', code, message };
}
