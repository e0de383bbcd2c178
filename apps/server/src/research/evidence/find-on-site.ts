import { similarity } from '@pagewright/engine';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { linksOfPage } from '../page/links-of-page.ts';
import { readPage } from '../read-page.ts';
import { readSitemaps } from '../sitemap/read-sitemaps.ts';
import type { GatheringContext } from './gathering-context.ts';

/** Maximum addresses of one site that are compared. */
const LOOKED_MAX = 5_000;
/** Maximum pages used of one site, so that it does not dominate the evidence. */
const TAKEN_MAX = 3;
/** Below this, an address shares at most a minor word with the keyword. */
const LIKE_MIN = 0.3;
/** Addresses compared before yielding to the event loop. */
const AT_ONCE = 200;

/** Whether a URL is a site's root rather than one of its pages. */
export function isSite({ pathname, search }: URL): boolean {
  return pathname === '/' && search === '';
}

/**
 * Finds up to three pages of a site whose addresses resemble a keyword, best first: from its sitemaps, or else from the
 * links of its start page.
 * @throws ApiError with a message for the user if the site cannot be read; the signal's reason.
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
  const { links } = await linksOfPage(page.html, page.finalUrl, signal);
  const { host } = new URL(page.finalUrl);
  return links.filter((link) => new URL(link).host === host);
}

/** The words of the last path segment that has any: it names the page, while earlier ones name categories. */
function wordsOf(url: string): string {
  const parts = new URL(url).pathname.split('/').filter((part) => /\p{L}/u.test(part));
  return (parts.at(-1) ?? '').replace(/\.\w+$/, '').replaceAll(/[^\p{L}\p{N}]+/gu, ' ');
}
