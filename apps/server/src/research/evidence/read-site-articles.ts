import { ApiError } from '../../platform/api-error.ts';
import { parseWebUrl } from '../../platform/outgoing/index.ts';
import { researchMessages } from '../messages.ts';
import { loadStoredHtml, readPage, type Page } from '../read-page.ts';
import { readSite, type MissedPage, type SitePage, type SiteReading } from '../read-site.ts';
import { findListings, saveListing } from '../site-listing-repository.ts';
import type { ReadingContext } from '../crawler.ts';
import type { SerializedArticle } from './serialized-article.ts';
import { toArticle } from './to-article.ts';

const DAY_MS = 86_400_000;
/** A reused page may be a little older than its site's listing. */
const PAGE_AGE_FACTOR = 2;

export interface SiteArticle {
  readonly page: SitePage;
  readonly article: SerializedArticle;
}

/** What was read of a site, with the article of each page. */
export interface SiteArticles extends Omit<SiteReading, 'pages'> {
  /** The start address. */
  readonly url: string;
  readonly articles: readonly SiteArticle[];
  /** Whether the site was actually requested. */
  readonly askedAnew: boolean;
}

export interface SiteArticlesOptions {
  readonly url: string;
  readonly pagesMax: number;
  /** Maximum age in milliseconds of what is reused; 24 hours by default, 0 for never. */
  readonly maxAgeMs?: number;
  /** Milliseconds after which no further page is started; unlimited by default. */
  readonly timeMs?: number;
  readonly onProgress?: (done: number, total: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Reads the articles of a site's pages. What the workspace read recently enough is reused.
 * @throws ApiError with a message for the user if not even the first page can be read; the signal's reason.
 */
export async function readSiteArticles(
  ctx: ReadingContext,
  options: SiteArticlesOptions,
): Promise<SiteArticles> {
  const { maxAgeMs = DAY_MS } = options;
  const url = parseWebUrl(options.url).href;
  const kept = maxAgeMs > 0 ? await readKept(ctx, { ...options, url, maxAgeMs }) : null;
  if (kept) return kept;
  const { signal, pagesMax, timeMs, onProgress } = options;
  const reading = await readSite(ctx, {
    url,
    pagesMax,
    signal,
    maxAgeMs,
    ...(timeMs === undefined ? {} : { timeMs }),
    onProgress: ({ done, total }) => onProgress?.(done, total),
  });
  const { pages, missed, foundBy, brokenOff, addresses, isWhole } = reading;
  await saveListing(ctx.services.crawler.db, {
    workspaceId: ctx.actor.workspaceId,
    url,
    foundBy,
    addresses,
    isWhole,
    pagesMax,
    read: pages.map((page) => page.url),
    missed,
    brokenOff,
  });
  const read: (SiteArticle | MissedPage)[] = [];
  for (const page of pages)
    read.push(await articleOf({ ...page, html: await loadStoredHtml(ctx, page.digest) }, signal));
  return { ...sorted(reading, read), url, askedAnew: true };
}

/** The previous reading, if it covered enough pages and all of them are still available; null otherwise. */
async function readKept(
  ctx: ReadingContext,
  { url, pagesMax, maxAgeMs, onProgress, signal }: SiteArticlesOptions & { readonly maxAgeMs: number },
): Promise<SiteArticles | null> {
  const { crawler } = ctx.services;
  const listed = { workspaceId: ctx.actor.workspaceId, url };
  const [listing] = await findListings(crawler.db, listed, { ageMs: maxAgeMs, limit: 1 });
  if (!listing || listing.pagesMax < pagesMax || listing.brokenOff !== null) return null;
  const wanted = listing.read.slice(0, pagesMax);
  const read: (SiteArticle | MissedPage)[] = [];
  let askedAnew = false;
  for (const address of wanted) {
    const page = await pageOfListing(ctx, address, { signal, maxAgeMs: maxAgeMs * PAGE_AGE_FACTOR });
    if (!page) return null;
    askedAnew ||= !page.isReused;
    read.push(await articleOf(page, signal));
    onProgress?.(read.length, wanted.length);
  }
  return { ...sorted(listing, read), url, askedAnew };
}

/** Null if the page has to be requested again and that fails. */
async function pageOfListing(
  ctx: ReadingContext,
  address: string,
  options: { readonly signal: AbortSignal; readonly maxAgeMs: number },
): Promise<Page | null> {
  try {
    return await readPage(ctx, address, options);
  } catch (error) {
    options.signal.throwIfAborted();
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** A page with its article, or the reason why it is missing. */
async function articleOf({ html, ...page }: Page, signal: AbortSignal): Promise<SiteArticle | MissedPage> {
  const article = await toArticle({ html, finalUrl: page.finalUrl }, signal);
  if (article) return { page, article };
  return {
    url: page.url,
    code: 'page_unreadable',
    reason: researchMessages.page_unreadable,
    status: null,
  };
}

function sorted(
  { missed, foundBy, brokenOff, addresses, isWhole }: Omit<SiteReading, 'pages'>,
  read: readonly (SiteArticle | MissedPage)[],
): Omit<SiteArticles, 'url' | 'askedAnew'> {
  const articles = read.flatMap((one) => ('article' in one ? [one] : []));
  const unread = read.flatMap((one) => ('article' in one ? [] : [one]));
  return { articles, missed: [...missed, ...unread], foundBy, brokenOff, addresses, isWhole };
}
