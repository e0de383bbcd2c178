import { similarity } from '@pagewright/engine';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { readPageLinks } from '../page/page-links.ts';
import { readPage } from '../read-page.ts';
import { readSitemaps } from '../sitemap/read-sitemaps.ts';
import type { GatheringContext } from './gathering-context.ts';

/** Addresses of one site that are looked at. */
const LOOKED_MAX = 5_000;
/** Pages that are taken of one site: it is one voice among several. */
const TAKEN_MAX = 3;
/** Below this an address shares no more with the keyword than one of its lesser words. */
const LIKE_MIN = 0.3;
/** Addresses that are compared before others are served. */
const AT_ONCE = 200;

/** Whether an address names a site and none of its pages. */
export function isSite({ pathname, search }: URL): boolean {
  return pathname === '/' && search === '';
}

/**
 * The pages of a site whose addresses speak of a keyword, the likest first, three at most: of its sitemaps, else of the
 * links of its first page. None where no address does.
 * @throws ApiError with the sentence for the user where the site cannot be read; the signal's reason.
 */
export async function findOnSite(
  ctx: GatheringContext,
  site: URL,
  { keyword, signal }: { readonly keyword: string; readonly signal: AbortSignal },
): Promise<readonly string[]> {
  const { pages: listed } = await readSitemaps(ctx.services.crawler, site, { pagesMax: LOOKED_MAX, signal });
  const addresses = listed.length > 0 ? listed.map(({ url }) => url) : await linksOf(ctx, site, signal);
  const found: { readonly url: string; readonly likeness: number }[] = [];
  for (const [index, url] of addresses.slice(0, LOOKED_MAX).entries()) {
    if (index % AT_ONCE === 0) {
      await nextTurn();
      signal.throwIfAborted();
    }
    const likeness = similarity(keyword, wordsOf(url));
    if (likeness >= LIKE_MIN) found.push({ url, likeness });
  }
  return found
    .toSorted((one, other) => other.likeness - one.likeness)
    .slice(0, TAKEN_MAX)
    .map(({ url }) => url);
}

async function linksOf(ctx: GatheringContext, site: URL, signal: AbortSignal): Promise<readonly string[]> {
  const page = await readPage(ctx, site.href, { signal });
  const own = new URL(page.finalUrl);
  return readPageLinks(page.html, own).links.filter((link) => new URL(link).host === own.host);
}

/** The words of the last part of an address that has any, which names the page; what stands before it names a shelf. */
function wordsOf(url: string): string {
  const parts = new URL(url).pathname.split('/').filter((part) => /\p{L}/u.test(part));
  return (parts.at(-1) ?? '').replace(/\.\w+$/, '').replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
}
