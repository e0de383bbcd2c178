import type { Context } from '../../../platform/context.ts';
import {
  findLinkingPages,
  findResults,
  readKnownPages,
  readOtherIndexedSites,
  type SerializedSitePage,
} from '../../../research/index.ts';
import { readAllOwnPages, type AllOwnPages } from '../sites/all-own-pages.ts';
import { readNamedPage } from '../sites/read-named-page.ts';
import { readSites, type SitesRead } from '../sites/read-sites.ts';
import { siteName } from '../sites/site-name.ts';
import { backlinkMessages } from './messages.ts';

const KNOWN_MAX = 100;
/** Maximum pages of the workspace's other crawled sites. */
const CRAWLED_MAX = 1_500;
const FOLLOWED_MAX = 20;
const FOUND_MAX = 10;
/** Maximum links followed from one page, so that a long list does not crowd out other pages. */
const FOLLOWED_OF_PAGE = 3;
const DAY_MS = 86_400_000;

/** Where to look for pages that could link to us. */
export interface LinkSearch {
  readonly competitors: readonly string[];
  readonly yourDomain: string;
  readonly refresh: boolean;
  /** Search terms, if a search source is available. */
  readonly searches: readonly string[];
  /** Whether to read pages that competitors' articles link to. */
  readonly isFollowed: boolean;
  /** Whether to ask a backlink source, if one is configured, who links to the competitors. */
  readonly asksForLinks: boolean;
}

/** The pages that were read. */
export interface LinkPages {
  readonly read: SitesRead;
  readonly own: AllOwnPages;
  /** Pages of competitors and of others, without duplicates. */
  readonly pages: readonly SerializedSitePage[];
  /** The backlink source that was queried; null if none is configured or needed. */
  readonly linkSource: string | null;
  /** Why search or backlink sources returned nothing, as sentences for the user. */
  readonly failures: readonly string[];
  readonly askedAnew: boolean;
}

/**
 * Reads the pages that could link to us: competitors' pages, pages that they link to, search results, pages named by
 * a backlink source, and pages that the workspace has read before.
 * @throws ApiError 422 if competitors are named and none can be read; the signal's reason.
 */
export async function gatherPages(ctx: Context, search: LinkSearch): Promise<LinkPages> {
  const { competitors, yourDomain, refresh } = search;
  const nobody: SitesRead = { sites: [], reports: [], askedAnew: false };
  const [read, own, found] = await Promise.all([
    competitors.length === 0 ? nobody : readSites(ctx, competitors, { refresh }),
    readAllOwnPages(ctx, yourDomain, { refresh }),
    Promise.all(search.searches.map((words) => findResults(ctx, words))),
  ]);
  const rivals = read.sites.filter(({ name }) => name !== own.host);
  const pages = new Map(rivals.flatMap((site) => site.pages).map((page) => [page.url, page]));
  const linking =
    search.asksForLinks && rivals.length > 0
      ? await findLinkingPages(ctx, { targets: rivals.map(hostOf).toSorted(), excluded: [own.host] })
      : null;
  const wanted = new Set([
    ...(linking?.urls ?? []).slice(0, FOLLOWED_MAX),
    ...(search.isFollowed ? outgoingAddresses([...pages.values()]) : []),
    ...found.flatMap(({ urls }) => (urls ?? []).slice(0, FOUND_MAX)),
  ]);
  const others = await readOthers(
    ctx,
    [...wanted].filter((url) => !pages.has(url)),
    refresh ? 0 : DAY_MS,
  );
  for (const page of others.pages) pages.set(page.url, page);
  return {
    ...(await withKnownPages(ctx, read, own, [...pages.values()])),
    linkSource: linking?.source ?? null,
    failures: [...new Set([...found, ...(linking ? [linking] : [])].flatMap(({ failures }) => failures))],
    askedAnew: [read, own, others, ...found, ...(linking ? [linking] : [])].some((one) => one.askedAnew),
  };
}

/**
 * Adds pages that the workspace has read before, for any purpose, and those of other sites that it crawled, without
 * outside requests. Other pages may be given
 * instead of the competitors' own.
 */
export async function withKnownPages(
  ctx: Context,
  read: SitesRead,
  own: AllOwnPages,
  given: readonly SerializedSitePage[] = read.sites
    .filter(({ name }) => name !== own.host)
    .flatMap(({ pages }) => pages),
): Promise<LinkPages> {
  const pages = new Map(given.map((page) => [page.url, page]));
  const known = await readKnownPages(ctx, {
    limit: KNOWN_MAX,
    without: new Set(pages.keys()),
    signal: ctx.signal,
  });
  for (const page of known) pages.set(page.url, page);
  const named = new Set([own.host, ...read.sites.map(({ name }) => name)]);
  const crawled = await readOtherIndexedSites(ctx, (origin) => named.has(siteName(new URL(origin))), {
    pagesMax: CRAWLED_MAX,
    signal: ctx.signal,
  });
  for (const page of crawled) if (!pages.has(page.url)) pages.set(page.url, page);
  return {
    read,
    own,
    pages: [...pages.values()],
    linkSource: null,
    failures: [],
    askedAnew: read.askedAnew || own.askedAnew,
  };
}

const hostOf = ({ reading }: SitesRead['sites'][number]): string => new URL(reading.url).hostname;

/** Addresses on other sites that articles link to, the first few per page. */
function outgoingAddresses(pages: readonly SerializedSitePage[]): string[] {
  const found = pages.flatMap(({ article }) => article.outgoingOfArticle.slice(0, FOLLOWED_OF_PAGE));
  return [...new Set(found)].slice(0, FOLLOWED_MAX);
}

async function readOthers(
  ctx: Context,
  urls: readonly string[],
  maxAgeMs: number,
): Promise<{ readonly pages: SerializedSitePage[]; readonly askedAnew: boolean }> {
  let done = 0;
  if (urls.length > 0) ctx.progress(backlinkMessages.readingOthers, 0, urls.length);
  const read = await Promise.all(
    urls.map(async (url) => {
      const page = await readNamedPage(ctx, url, maxAgeMs);
      done += 1;
      ctx.progress(backlinkMessages.readingOthers, done, urls.length);
      return page;
    }),
  );
  return {
    pages: read.flatMap((page) => ('article' in page ? [{ url: page.url, article: page.article }] : [])),
    askedAnew: read.some((page) => !('article' in page) || !page.isReused),
  };
}
