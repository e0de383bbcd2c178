import { setImmediate as breathe } from 'node:timers/promises';
import { ApiError } from '../platform/api-error.ts';
import { parseWebUrl } from '../platform/outgoing/index.ts';
import type { ReadingContext } from './crawler.ts';
import { researchMessages } from './messages.ts';
import { linksOfPage } from './page/links-of-page.ts';
import { readPage, type Page } from './read-page.ts';
import { readSitemaps } from './sitemap/read-sitemaps.ts';

/**
 * A page of a site without its HTML: a large site would not fit into memory. `readSnapshot` returns it by the page's
 * id.
 */
export type SitePage = Omit<Page, 'html'>;

interface Visited {
  readonly page: SitePage;
  readonly links: readonly string[];
}

/** A page that could not be read, and why. */
export interface MissedPage {
  readonly url: string;
  /** Error code and its message. */
  readonly code: string;
  readonly reason: string;
  /** The site's error status, if it responded with one. */
  readonly status: number | null;
}

export interface SiteReading {
  readonly pages: readonly SitePage[];
  readonly missed: readonly MissedPage[];
  /** Where the addresses came from. */
  readonly foundBy: 'sitemap' | 'links';
  /** Why reading stopped early: the site stopped responding, or time ran out; null if it did not. */
  readonly brokenOff: MissedPage | null;
  /** All known addresses of the site, including unread ones; at most 5,000. */
  readonly addresses: readonly string[];
  /** Whether these are all of the site's addresses, so that a page that is not listed does not exist. */
  readonly isWhole: boolean;
}

export interface SiteOptions {
  /** Start address; pages below its folder come first. */
  readonly url: string;
  /** Maximum number of pages. */
  readonly pagesMax: number;
  /** Maximum age in milliseconds of a reused page, as for `readPage`. */
  readonly maxAgeMs?: number;
  /** Milliseconds after which no further page is started; unlimited by default. */
  readonly timeMs?: number;
  /** Called at once and after every page. `total` is 0 until it is known, and may grow while links are followed. */
  readonly onProgress?: (progress: {
    readonly done: number;
    readonly total: number;
    readonly page: SitePage | null;
  }) => void;
  readonly signal: AbortSignal;
}

/** Failures of the site rather than of a page; after this many in a row, the site is left alone. */
const SITE_FAULTS = new Set(['address_unreachable', 'answer_too_slow', 'certificate_invalid']);
const FAILURES_MAX = 5;
/** After one of these, the site is left alone at once. */
const SITE_REFUSALS = new Set(['site_asks_to_wait', 'robots_unavailable']);
/** Limits the attempts on a site that mostly returns errors and duplicates. */
const TRIES_A_PAGE = 2;
/** Maximum known addresses. */
const WAITING_MAX = 50_000;
/** Maximum addresses that are returned, and that are read from its sitemaps. */
const ADDRESSES_MAX = 5_000;
/** Each sitemap costs a pause in which a page could be read. */
const SITEMAPS_MAX = 5;
const NO_PAGE =
  /\.(?:avif|bmp|css|csv|docx?|eot|epub|exe|gif|gz|ico|jpe?g|js|json|mjs|mov|mp3|mp4|ogg|pdf|png|pptx?|rar|rss|svg|tar|tiff?|ttf|txt|wav|webm|webp|woff2?|xlsx?|xml|zip)$/i;

/**
 * Reads the pages of one host, one after another at the host's pace: the given one, then those in its sitemaps, or else
 * those that links lead to, nearest first. An unreadable page is noted and skipped.
 * @throws what `readPage` throws for the given page; the signal's reason, within a second of the caller's leaving.
 */
export async function readSite(ctx: ReadingContext, options: SiteOptions): Promise<SiteReading> {
  const { signal, pagesMax, onProgress } = options;
  const startedAt = performance.now();
  const start = parseWebUrl(options.url);
  onProgress?.({ done: 0, total: 0, page: null });
  const first = await visitPage(ctx, start.href, options);
  onProgress?.({ done: 1, total: 0, page: first.page });
  const site = new URL(first.page.finalUrl);
  const listed = await readSitemaps(ctx.services.crawler, site, {
    pagesMax: Math.max(pagesMax, ADDRESSES_MAX),
    ...(pagesMax < ADDRESSES_MAX ? { filesMax: SITEMAPS_MAX } : {}),
    signal,
  });
  const foundBy = listed.pages.length > 0 ? 'sitemap' : 'links';

  const known = new Set([start.href, first.page.finalUrl]);
  const waiting: string[] = [];
  const add = (addresses: readonly string[]): void => {
    for (const address of addresses) {
      if (known.size >= WAITING_MAX) return;
      const url = new URL(address);
      if (known.has(address) || url.host !== site.host || NO_PAGE.test(url.pathname)) continue;
      known.add(address);
      waiting.push(address);
    }
  };
  const pages: SitePage[] = [];
  const missed: MissedPage[] = [];
  const take = ({ page, links }: Visited): void => {
    pages.push(page);
    known.add(page.finalUrl);
    if (foundBy === 'links') add(links);
  };
  const tell = (page: SitePage | null): void => {
    const done = pages.length + missed.length;
    onProgress?.({ done, total: Math.min(done + waiting.length, Math.max(pagesMax, done)), page });
  };

  add(
    nearFirst(
      listed.pages.map(({ url }) => url),
      site,
    ),
  );
  take(first);
  const reading = (brokenOff: MissedPage | null): SiteReading => {
    const addresses = [...known].slice(0, ADDRESSES_MAX);
    const isListed = foundBy === 'sitemap' ? listed.isWhole : waiting.length === 0 && brokenOff === null;
    return { pages, missed, foundBy, brokenOff, addresses, isWhole: isListed && known.size <= ADDRESSES_MAX };
  };
  let failures = 0;
  for (let tries = 1; pages.length < pagesMax && tries < TRIES_A_PAGE * pagesMax; tries += 1) {
    const url = waiting.shift();
    if (url === undefined) break;
    if (performance.now() - startedAt > (options.timeMs ?? Infinity)) return reading(outOfTime(url));
    // Stored pages are read without waiting for anything else.
    await breathe(undefined, { signal });
    const outcome = await tryPage(ctx, url, options);
    if ('page' in outcome) {
      failures = 0;
      if (!isTwin(outcome.page, pages, site)) take(outcome);
      tell(outcome.page);
      continue;
    }
    missed.push(outcome);
    tell(null);
    failures = SITE_FAULTS.has(outcome.code) ? failures + 1 : 0;
    if (failures === FAILURES_MAX || SITE_REFUSALS.has(outcome.code)) return reading(outcome);
  }
  return reading(null);
}

type Visiting = Pick<SiteOptions, 'signal' | 'maxAgeMs'>;

async function tryPage(ctx: ReadingContext, url: string, options: Visiting): Promise<Visited | MissedPage> {
  try {
    return await visitPage(ctx, url, options);
  } catch (error) {
    options.signal.throwIfAborted();
    if (error instanceof ApiError) return missedPage(url, error);
    throw error;
  }
}

/** Converts the error of a page. */
export function missedPage(url: string, { code, message, extra }: ApiError): MissedPage {
  const status = extra?.['siteStatus'];
  return { url, code, reason: message, status: typeof status === 'number' ? status : null };
}

function outOfTime(url: string): MissedPage {
  return { url, code: 'site_too_slow', reason: researchMessages.site_too_slow, status: null };
}

/** Reads a page and drops its HTML, which would otherwise stay in memory while the next one is read. */
async function visitPage(ctx: ReadingContext, url: string, { signal, maxAgeMs }: Visiting): Promise<Visited> {
  const { html, ...page } = await readPage(ctx, url, {
    signal,
    ...(maxAgeMs === undefined ? {} : { maxAgeMs }),
  });
  return { page, links: (await linksOfPage(html, page.finalUrl, signal)).links };
}

/** Whether a page was already read under another address, or has left the host. */
function isTwin(page: SitePage, pages: readonly SitePage[], site: URL): boolean {
  if (new URL(page.finalUrl).host !== site.host) return true;
  const own = page.canonicalUrl ?? page.finalUrl;
  return pages.some(
    (other) => other.finalUrl === page.finalUrl || (other.canonicalUrl ?? other.finalUrl) === own,
  );
}

/** Puts addresses below the requested folder first. */
function nearFirst(addresses: readonly string[], start: URL): string[] {
  const folder = new URL('.', start).href;
  const isNear = (address: string) => address.startsWith(folder);
  return [...addresses.filter(isNear), ...addresses.filter((address) => !isNear(address))];
}
