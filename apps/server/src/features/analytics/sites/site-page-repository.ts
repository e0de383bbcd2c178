import {
  type PAGE_ORIGINS,
  type SiteCoverage,
  type SiteIssue,
  type SiteSort,
  type SiteVerdict,
  type StatusChange,
} from '@pagewright/contract/analytics';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { PAGE_IMAGES_MAX } from '../../../research/site-index/read-markup.ts';
import { isUnread } from '../../../research/site-index/judge-repository.ts';
import {
  assigneeOf,
  conditions,
  sortKey,
  type PageFilters,
  type WorkspaceOf,
} from './page-filter-repository.ts';
import { trafficParts, type SiteTraffic } from './site-traffic-repository.ts';

/** A row of the page inventory. */
export interface SitePageRow {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly h1: string;
  readonly query: string;
  readonly words: number;
  /** Null if it was not scored. */
  readonly score: number | null;
  readonly assignee: { readonly userId: string; readonly name: string } | null;
  readonly status: number | null;
  readonly fault: string;
  readonly redirect_url: string | null;
  readonly canonical_url: string | null;
  readonly is_noindex: boolean;
  readonly is_blocked: boolean;
  readonly is_in_sitemap: boolean;
  readonly found_by: (typeof PAGE_ORIGINS)[number];
  readonly language: string | null;
  readonly inbound: number;
  readonly outbound: number;
  readonly depth: number | null;
  readonly changed_seen_at: string | null;
  readonly stated_at: string | null;
  readonly published_at: string | null;
  readonly sitemap_changed_at: string | null;
  readonly fetched_at: string | null;
  readonly status_change: StatusChange | '';
  readonly status_changed_at: string | null;
  readonly status_before: number | null;
  readonly former_title: string;
  /** Null if there are no figures for the page. */
  readonly clicks: number | null;
  readonly impressions: number | null;
  readonly clicks_before: number | null;
  readonly issues: SiteIssue[];
  readonly partners: { url: string; title: string }[];
  /** Equal for pages with the same text. */
  readonly text_digest: string;
  readonly verdict: SiteVerdict;
  /** Whether all pages were judged since this one was read. */
  readonly is_judged: boolean;
  readonly merge_into: { url: string; title: string } | null;
  readonly key: string | number;
}

/** A row as it is stored: it names other pages by id. */
export type StoredPageRow = Omit<SitePageRow, 'partners' | 'merge_into'> & {
  readonly partners: string[];
  readonly merge_into: string | null;
};

/** The columns of a stored row, without its search figures. */
export const COLUMNS = sql`page.id, page.url, page.title, page.description, page.h1, page.query, page.words, grade.score, page.status,
  page.fault, page.redirect_url, page.canonical_url, page.is_noindex, page.is_blocked, page.is_in_sitemap, page.found_by,
  page.language, page.inbound, page.outbound, page.depth, page.changed_seen_at,
  greatest(page.modified_at, page.published_at) as stated_at, page.published_at, page.text_digest, page.sitemap_changed_at, page.fetched_at, page.issues,
  page.status_change, page.status_changed_at, page.status_before, page.former_title,
  page.verdict <> '' as is_judged, page.partners, page.merge_into`;

/** Adds addresses and titles of the pages that rows name, in one query. */
export async function nameOtherPages(db: Database, rows: readonly StoredPageRow[]): Promise<SitePageRow[]> {
  const ids = rows.flatMap(({ partners, merge_into: into }) => [
    ...partners,
    ...(into === null ? [] : [into]),
  ]);
  const names = await findPageNames(db, [...new Set(ids.map(Number))]);
  return rows.map((row) => ({
    ...row,
    partners: row.partners
      .flatMap((id) => names.get(Number(id)) ?? [])
      .toSorted((one, other) => (one.url < other.url ? -1 : 1)),
    merge_into: row.merge_into === null ? null : (names.get(Number(row.merge_into)) ?? null),
  }));
}

/** Finds addresses and titles of pages. */
export async function findPageNames(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, { url: string; title: string }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; url: string; title: string }>(sql`
    select id, url, title from indexed_page where id = any(${sql.param(ids)}::bigint[])`);
  return new Map(rows.map(({ id, url, title }) => [Number(id), { url, title }]));
}

/** Finds sorted pages of a site, starting at a cursor. */
export async function findPages(
  ctx: WorkspaceOf,
  siteId: string,
  filters: PageFilters,
  {
    sort,
    after,
    limit,
    traffic,
  }: {
    readonly traffic: SiteTraffic | null;
    readonly sort: SiteSort;
    readonly after: { readonly key: string | number; readonly id: string } | null;
    readonly limit: number;
  },
): Promise<SitePageRow[]> {
  const { first, join, clicks, columns, verdict } = trafficParts(traffic);
  const key = sortKey(sort, clicks);
  const type = sql.raw(sort === 'url' ? 'text' : 'int');
  const from =
    after === null ? sql`true` : sql`(${key}, page.id) > (${after.key}::${type}, ${after.id}::bigint)`;
  const { rows } = await ctx.db.execute<StoredPageRow & Record<string, unknown>>(sql`
    ${first} select ${COLUMNS}, ${columns}, ${verdict} as verdict, ${key} as key, ${assigneeOf(ctx)} as assignee
    from indexed_page page left join indexed_page_score grade on grade.page_id = page.id ${join}
    where ${conditions(ctx, siteId, filters, traffic)} and ${from}
    order by ${key}, page.id limit ${limit}`);
  return nameOtherPages(ctx.db, rows);
}

/** Finds the ids of the pages that match the filters, in their order. */
export async function findPageIds(
  ctx: WorkspaceOf,
  siteId: string,
  filters: PageFilters,
  { limit, traffic }: { readonly limit: number; readonly traffic: SiteTraffic | null },
): Promise<number[]> {
  const { first, join } = trafficParts(filters.verdict === undefined ? null : traffic);
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    ${first} select page.id from indexed_page page ${join} where ${conditions(ctx, siteId, filters, traffic)}
    order by page.id limit ${limit}`);
  return rows.map(({ id }) => Number(id));
}

/** Finds a page by id, with the data that a new item starts from; null if there is none. */
export async function findPage(
  db: Database,
  id: number,
): Promise<{ siteId: string; url: string; title: string; description: string; query: string } | null> {
  const { rows } = await db.execute<{
    siteId: string;
    url: string;
    title: string;
    description: string;
    query: string;
  }>(sql`
    select site_id as "siteId", url, title, description, query from indexed_page where id = ${id}`);
  return rows[0] ?? null;
}

/** The stored, compressed article of a page and when it was read; null if there is none. */
export async function findStoredArticle(
  db: Database,
  id: number,
): Promise<{ readonly packed: Buffer; readonly at: Date } | null> {
  const { rows } = await db.execute<{ packed: Buffer; at: string }>(sql`
    select article as packed, fetched_at as at from indexed_page where id = ${id} and article is not null`);
  return rows[0] ? { packed: rows[0].packed, at: new Date(rows[0].at) } : null;
}

/** Counts the crawled pages of a site, also by verdict. */
export async function readCoverage(
  db: Database,
  siteId: string,
  traffic: SiteTraffic | null = null,
): Promise<{ readonly coverage: SiteCoverage; readonly verdicts: Partial<Record<SiteVerdict, number>> }> {
  const { first, join, verdict } = trafficParts(traffic);
  const { rows } = await db.execute<{
    verdict: SiteVerdict;
    known: number;
    read: number;
    blocked: number;
    failed: number;
    waiting: number;
    judged_at: string | null;
    is_cut: boolean;
  }>(sql`
    ${first} select ${verdict} as verdict, count(*)::int as known,
      count(*) filter (where page.fetched_at is not null and not ${isUnread})::int as read,
      count(*) filter (where page.is_blocked)::int as blocked,
      count(*) filter (where ${isUnread})::int as failed,
      count(*) filter (where page.checked_at is null)::int as waiting, site.judged_at, site.is_cut
    from indexed_page page join indexed_site site on site.id = page.site_id ${join}
    where page.site_id = ${siteId}::uuid group by 1, site.judged_at, site.is_cut`);
  const sum = (field: 'known' | 'read' | 'blocked' | 'failed' | 'waiting'): number =>
    rows.reduce((all, row) => all + row[field], 0);
  const judgedAt = rows[0]?.judged_at ?? null;
  return {
    coverage: {
      read: sum('read'),
      known: sum('known'),
      blocked: sum('blocked'),
      failed: sum('failed'),
      isComplete: sum('waiting') === 0 && sum('failed') === 0 && rows[0]?.is_cut === false,
      judgedAt: judgedAt === null ? null : new Date(judgedAt).toISOString(),
    },
    verdicts: Object.fromEntries(rows.map(({ verdict, known }) => [verdict, known])),
  };
}

/**
 * Counts the images on a site's pages that have a known size and those that do not, including images that were not
 * checked.
 */
export async function countImages(
  db: Database,
  siteId: string,
): Promise<{ readonly weighed: number; readonly unknown: number }> {
  const { rows } = await db.execute<{ weighed: number; unknown: number }>(sql`
    with page as (
      select images, image_urls from indexed_page page
      where page.site_id = ${siteId}::uuid and page.status between 200 and 299 and page.fault = '' and images > 0
    ), named as (
      select distinct one.url from page, unnest(page.image_urls) as one(url)
    )
    select count(image.bytes)::int as weighed, (count(*) - count(image.bytes) + (
      select coalesce(sum(greatest(images - cardinality(image_urls), 0)), 0) from page
      where cardinality(image_urls) = 0 or cardinality(image_urls) >= ${PAGE_IMAGES_MAX}
    ))::int as unknown
    from named left join indexed_image image on image.site_id = ${siteId}::uuid and image.url = named.url`);
  return rows[0] ?? { weighed: 0, unknown: 0 };
}

/** A page considered for link suggestions. */
export interface LinkPageRow {
  readonly id: number;
  readonly url: string;
  readonly title: string;
  readonly language: string;
  readonly inbound: number;
  readonly links: number[];
  readonly article: Buffer;
}

/** Lists the two-letter languages of a site's pages that can contain links, most pages first. */
export async function findSiteLanguages(db: Database, siteId: string): Promise<string[]> {
  const { rows } = await db.execute<{ language: string }>(sql`
    select coalesce(left(language, 2), '') as language from indexed_page page
    where ${mayLink(siteId)} group by 1 order by count(*) desc, 1`);
  return rows.map(({ language }) => language);
}

/** Which pages to prefer. */
interface WantedPages {
  /** Two letters; defaults to the site's main language. */
  readonly language?: string;
  /** Words that page titles should share with the page that links are for. */
  readonly near?: readonly string[];
  /** Ids of pages to include in any case. */
  readonly also?: readonly number[];
}

const NEAR_SHARE = 0.6;

const mayLink = (siteId: string): SQL =>
  sql`page.site_id = ${siteId}::uuid and page.status between 200 and 299 and page.fault = '' and not page.is_noindex
    and (page.canonical_url is null or page.canonical_to = page.id) and page.article is not null`;

/**
 * Finds indexable pages of a site in one language: those whose titles contain wanted words, and of the others half
 * those with the fewest inbound links and half those with the most.
 */
export async function findLinkPages(
  db: Database,
  siteId: string,
  max: number,
  { language, near = [], also = [] }: WantedPages = {},
): Promise<LinkPageRow[]> {
  const nearest = near.length === 0 ? 0 : Math.floor(max * NEAR_SHARE);
  const half = Math.ceil((max - nearest) / 2);
  const words = sql`${sql.param(near.map((word) => word.toLowerCase()))}::text[]`;
  const { rows } = await db.execute<Omit<LinkPageRow, 'id' | 'links'> & { id: string; links: string[] }>(sql`
    with page as (
      select id, coalesce(left(language, 2), '') as language, inbound,
        (select count(*) from unnest(${words}) word where strpos(lower(page.title), word) > 0) as near
      from indexed_page page where ${mayLink(siteId)}
    ), main as (
      select language from page group by language order by language = ${language ?? null}::text desc nulls last,
        count(*) desc, language limit 1
    ), ranked as (
      select page.id, page.near, row_number() over (order by inbound, id) as weak,
        row_number() over (order by inbound desc, id) as strong,
        row_number() over (order by near desc, inbound desc, id) as nearest
      from page join main using (language)
    )
    select page.id, page.url, page.title, coalesce(page.language, '') as language, page.inbound, page.links, page.article
    from indexed_page page join (
      select id from ranked where weak <= ${half} or strong <= ${max - nearest - half}
        or (near > 0 and nearest <= ${nearest})
      union select id from page where id = any(${sql.param(also)}::bigint[])
    ) chosen using (id) order by page.id`);
  return rows.map((row) => ({ ...row, id: Number(row.id), links: row.links.map(Number) }));
}
