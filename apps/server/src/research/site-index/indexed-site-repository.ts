import { sql } from 'drizzle-orm';
import { compute, computingUntil, defineTask } from '../../platform/compute/index.ts';
import type { ReadingContext } from '../crawler.ts';
import type { SerializedSitePage } from '../evidence/serialized-article.ts';
import type { MissedPage } from '../read-site.ts';
import { pageRefused, pageUnreadable, robotsForbid } from '../refusals.ts';
import { listCrawls } from './crawl-list-repository.ts';
import { isUnread } from './judge-repository.ts';
import { unpackArticles } from '../evidence/page-facts.ts';

const unpacking = defineTask(new URL('../evidence/page-facts.ts', import.meta.url), unpackArticles, {
  kind: 'long',
});
/** Articles unpacked in one job. */
const BATCH = 50;
const MISSED_TOLD = 20;
const FEW_PAGES = 20;

/** A workspace's index of a site. */
export interface IndexedSite {
  readonly siteId: string;
  readonly origin: string;
  /** Its pages with their articles, those with the most inbound links first. */
  readonly pages: readonly SerializedSitePage[];
  /** Addresses that may be pages, but were not read, or refused to be. */
  readonly unread: readonly string[];
  readonly missed: readonly MissedPage[];
  readonly hasSitemap: boolean;
  /** When the oldest of these pages was last checked. */
  readonly readAt: Date;
}

/**
 * Reads the index of a site that a workspace crawled; null if it did not, or if the index has no page. Redirects,
 * errors, and pages with another canonical URL do not count as pages.
 * @throws the signal's reason.
 */
export async function readIndexedSite(
  ctx: ReadingContext,
  isSite: (origin: string) => boolean,
  { pagesMax, signal }: { readonly pagesMax: number; readonly signal: AbortSignal },
): Promise<IndexedSite | null> {
  const { crawler } = ctx.services;
  const crawl = (await listCrawls(crawler.db, ctx.actor.workspaceId)).find(({ origin }) => isSite(origin));
  if (!crawl) return null;
  const { siteId, origin, status } = crawl;
  const pages: SerializedSitePage[] = [];
  const held = new Set<string>();
  let readAt = new Date();
  for (let at = 0; at < pagesMax; at += BATCH) {
    const { rows } = await crawler.db.execute<{ url: string; article: Buffer; fetched_at: string }>(sql`
      select url, article, fetched_at from indexed_page
      where site_id = ${siteId} and article is not null and status between 200 and 299
        and (canonical_url is null or canonical_to = id)
      order by inbound desc, id offset ${at} limit ${Math.min(BATCH, pagesMax - at)}`);
    if (rows.length === 0) break;
    const articles = await computingUntil(signal, () =>
      compute(
        unpacking,
        rows.map(({ article }) => article),
      ),
    );
    for (const [index, { url, fetched_at: fetchedAt }] of rows.entries()) {
      const article = articles[index];
      if (!article) continue;
      pages.push({ url, article });
      held.add(url);
      readAt = new Date(Math.min(readAt.getTime(), new Date(fetchedAt).getTime()));
    }
  }
  // A crawl that just started or ended early knows less than a direct look at the site.
  if (pages.length === 0 || (status !== 'done' && pages.length < FEW_PAGES)) return null;
  const { rows } = await crawler.db.execute<{ url: string; status: number | null; is_blocked: boolean }>(sql`
    select url, status, is_blocked from indexed_page page
    where site_id = ${siteId} and (status is null or ${isUnread}
      or (status between 200 and 299 and fault = '' and (canonical_url is null or canonical_to = id)))
    order by inbound desc, id`);
  const { rows: refused } = await crawler.db.execute<{ url: string; status: number }>(sql`
    select url, status from indexed_page where site_id = ${siteId} and fault = 'page_refused'
    order by inbound desc, id limit ${MISSED_TOLD}`);
  const open = rows.filter(({ url }) => !held.has(url));
  const told = (
    url: string,
    { code, message }: { code: string; message: string },
    status: number | null,
  ) => ({
    url,
    code,
    reason: message,
    status,
  });
  return {
    siteId,
    origin,
    pages,
    unread: open.map(({ url }) => url),
    missed: [
      ...refused.map(({ url, status }) => told(url, pageRefused(status), status)),
      ...open
        .filter(({ status, is_blocked: isBlocked }) => isBlocked || status === 0)
        .map(({ url, is_blocked: isBlocked }) =>
          told(url, isBlocked ? robotsForbid() : pageUnreadable(), null),
        ),
    ].slice(0, MISSED_TOLD),
    hasSitemap: await hasSitemap(ctx, siteId),
    readAt,
  };
}

/**
 * The pages of the sites that a workspace crawled, except for some sites; each site gets an equal share of the limit.
 * @throws the signal's reason.
 */
export async function readOtherIndexedSites(
  ctx: ReadingContext,
  isExcluded: (origin: string) => boolean,
  { pagesMax, signal }: { readonly pagesMax: number; readonly signal: AbortSignal },
): Promise<SerializedSitePage[]> {
  const crawls = await listCrawls(ctx.services.crawler.db, ctx.actor.workspaceId);
  const origins = crawls.map(({ origin }) => origin).filter((origin) => !isExcluded(origin));
  const pages: SerializedSitePage[] = [];
  for (const [at, origin] of origins.entries()) {
    const share = Math.ceil((pagesMax - pages.length) / (origins.length - at));
    const site = await readIndexedSite(ctx, (one) => one === origin, { pagesMax: share, signal });
    pages.push(...(site?.pages ?? []));
  }
  return pages;
}

async function hasSitemap({ services }: ReadingContext, siteId: string): Promise<boolean> {
  const { rows } = await services.crawler.db.execute<{ has: boolean }>(
    sql`select sitemap_pages is not null as has from indexed_site where id = ${siteId}`,
  );
  return rows[0]?.has === true;
}
