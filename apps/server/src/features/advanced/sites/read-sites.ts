import type { ReadSite } from '@pagewright/contract/advanced';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { tryHttpsThenHttp } from '../../../platform/outgoing/index.ts';
import {
  cutPagesNotice,
  readIndexedSite,
  readSiteArticles,
  type MissedPage,
  type SerializedSitePage,
  type SiteArticles,
} from '../../../research/index.ts';
import { siteMessages } from './messages.ts';
import { hrefOf, siteName } from './site-name.ts';

/** Time after which no further page of a site is fetched, outside of a run. */
const READ_MS = 50_000;
/** Maximum pages read per site. */
export const MAX_PAGES_PER_SITE = 20;
const MAX_MISSED = 20;
const DAY_MS = 86_400_000;

/** Maximum pages of crawled sites whose text one analysis holds, over all sites, limited by a thread's memory. */
const INDEXED_TOTAL = 6_000;
const INDEXED_MAX = 2_000;

/** A site that was read. */
export interface SiteRead {
  readonly name: string;
  readonly reading: Pick<SiteArticles, 'url' | 'missed' | 'addresses' | 'isWhole'> & {
    readonly articles: readonly { readonly page: { readonly url: string; readonly finalUrl: string } }[];
  };
  readonly pages: readonly SerializedSitePage[];
}

/** The sites that were read, and reports on all requested ones. */
export interface SitesRead {
  readonly sites: readonly SiteRead[];
  readonly reports: readonly ReadSite[];
  /** Whether outside requests were made. */
  readonly askedAnew: boolean;
}

/** Known addresses of a site that were not read. */
export function unreadAddresses({ reading, pages }: Pick<SiteRead, 'reading' | 'pages'>): string[] {
  const read = new Set([...pages.map(({ url }) => url), ...reading.articles.map(({ page }) => page.url)]);
  return reading.addresses.filter((address) => !read.has(address));
}

/** Options for reading sites. */
export interface ReadSitesOptions {
  /** Fetch pages again even if they are cached. */
  readonly refresh: boolean;
  readonly pagesMax?: number;
  /** Fetch the site even if it was crawled, for results that compare two reads. */
  readonly isLive?: boolean;
}

/**
 * Reads sites in parallel, as named by people, without duplicates. A site that cannot be read is reported with the
 * reason.
 * @throws ApiError 422 if none can be read; the signal's reason.
 */
export async function readSites(
  ctx: Context,
  given: readonly string[],
  options: ReadSitesOptions,
): Promise<SitesRead> {
  const read = await tryToReadSites(ctx, given, options);
  const [first] = read.reports;
  if (read.sites.length === 0 && first)
    throw new ApiError(422, 'no_site_read', siteMessages.noSiteRead(first.problem ?? ''));
  return read;
}

/** Like `readSites`, but also succeeds if none can be read. @throws the signal's reason. */
export async function tryToReadSites(
  ctx: Context,
  given: readonly string[],
  options: ReadSitesOptions,
): Promise<SitesRead> {
  const counts = new Map<string, { done: number; total: number }>();
  const tell = (site: string, done: number, total: number): void => {
    counts.set(site, { done, total });
    const all = [...counts.values()];
    const sum = (of: 'done' | 'total'): number => all.reduce((before, count) => before + count[of], 0);
    const isKnown = counts.size === given.length && all.every((count) => count.total > 0);
    ctx.progress(siteMessages.reading, sum('done'), isKnown ? sum('total') : 0);
  };
  const stop = new AbortController();
  const signal = AbortSignal.any([ctx.signal, stop.signal]);
  try {
    const read = await Promise.all(
      given.map((site) =>
        readOne({ ...ctx, signal }, site, { ...options, sites: given.length }, (done, total) =>
          tell(site, done, total),
        ),
      ),
    );
    return {
      sites: mergeDuplicates(read.flatMap((one) => ('reading' in one ? [one] : []))),
      reports: read.map(({ report }) => report),
      askedAnew: read.some((one) => one.askedAnew),
    };
  } catch (error) {
    // Other requests in flight would continue for nobody.
    stop.abort(error);
    throw error;
  }
}

type Outcome = { readonly report: ReadSite; readonly askedAnew: boolean } & (SiteRead | object);

async function readOne(
  ctx: Context,
  given: string,
  {
    refresh,
    pagesMax = MAX_PAGES_PER_SITE,
    isLive = false,
    sites,
  }: ReadSitesOptions & { readonly sites: number },
  onProgress: (done: number, total: number) => void,
): Promise<Outcome> {
  const { signal } = ctx;
  try {
    const crawled = isLive ? null : await readCrawled(ctx, given, sites);
    if (crawled) {
      onProgress(1, 1);
      return crawled;
    }
    const startedAt = performance.now();
    const timeMs = ctx.run?.reading.timeMs ?? READ_MS;
    const reading = await tryHttpsThenHttp(given, ({ href }) =>
      readSiteArticles(ctx, {
        url: href,
        pagesMax,
        // Pages read earlier in this run, before a restart or for first results, are fresh enough.
        maxAgeMs: refresh ? (ctx.run?.ageMs() ?? 0) : DAY_MS,
        timeMs: Math.max(0, timeMs - (performance.now() - startedAt)),
        onProgress,
        signal,
      }),
    );
    if (reading.brokenOff?.code === 'site_too_slow') ctx.run?.reading.cutShort();
    const url = new URL(reading.url);
    const pages = reading.articles.map(({ page, article }) => ({ url: page.finalUrl, article }));
    const report = reportOf(siteName(url), reading);
    return { name: siteName(url), reading, pages, report, askedAnew: reading.askedAnew };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ApiError)) throw error;
    onProgress(1, 1);
    return { report: unread(given, error), askedAnew: true };
  }
}

/** Returns the pages from the workspace's crawl of a site; null if there is none. */
async function readCrawled(ctx: Context, given: string, sites: number): Promise<Outcome | null> {
  const href = hrefOf(given);
  if (href === '') return null;
  const name = siteName(new URL(href));
  // A port in the name means that exact site.
  const { port } = new URL(href);
  const site = await readIndexedSite(
    ctx,
    (origin) => siteName(new URL(origin)) === name && (port === '' || new URL(origin).port === port),
    { pagesMax: Math.min(INDEXED_MAX, Math.floor(INDEXED_TOTAL / (sites + 1))), signal: ctx.signal },
  );
  if (!site) return null;
  const { pages, unread: open, missed, origin, hasSitemap, readAt } = site;
  const url = `${origin}/`;
  return {
    name,
    pages,
    reading: {
      url,
      missed,
      addresses: [...pages.map((page) => page.url), ...open],
      isWhole: open.length === 0,
      articles: pages.map((page) => ({ page: { url: page.url, finalUrl: page.url } })),
    },
    report: {
      site: name,
      url,
      pages: pages.length,
      known: pages.length + open.length,
      foundBy: hasSitemap ? 'sitemap' : 'links',
      readAt: readAt.toISOString(),
      missed: missed.map(toMissedPage),
      problem: null,
    },
    askedAnew: false,
  };
}

/** Merges sites that were named twice. */
function mergeDuplicates(sites: readonly SiteRead[]): SiteRead[] {
  return sites.filter((site, index) => sites.findIndex(({ name }) => name === site.name) === index);
}

function reportOf(site: string, reading: SiteArticles): ReadSite {
  const { url, articles, addresses, foundBy, missed, brokenOff } = reading;
  const cut = cutPagesNotice(articles.map(({ article }) => article));
  const problems = [brokenOff?.reason, cut?.message].filter((problem) => problem !== undefined);
  const times = articles.map(({ page }) => page.fetchedAt.getTime());
  return {
    site,
    url,
    pages: articles.length,
    known: addresses.length,
    foundBy,
    readAt: times.length === 0 ? null : new Date(Math.min(...times)).toISOString(),
    missed: missed.slice(0, MAX_MISSED).map(toMissedPage),
    problem: problems.length === 0 ? null : problems.join(' '),
  };
}

function unread(site: string, { message }: ApiError): ReadSite {
  return { site, url: site, pages: 0, known: 0, foundBy: null, readAt: null, missed: [], problem: message };
}

/** Maps a page that could not be read to its API form. */
export function toMissedPage({ url, code, reason }: MissedPage): {
  url: string;
  code: string;
  message: string;
} {
  return { url, code, message: reason };
}
