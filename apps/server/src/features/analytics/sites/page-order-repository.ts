import type { SiteSort } from '@pagewright/contract/analytics';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import {
  assigneeOf,
  conditions,
  isAssignedTo,
  NOBODY,
  sortKey,
  type PageFilters,
  type WorkspaceOf,
} from './page-filter-repository.ts';
import { COLUMNS, nameOtherPages, type SitePageRow, type StoredPageRow } from './site-page-repository.ts';
import { trafficParts, verdictOf, type SiteTraffic } from './site-traffic-repository.ts';

type Figures = readonly (number | null)[];

/** The ids of all pages that match some filters, in order, each with its search figures at the same place. */
export interface PageOrder {
  readonly ids: readonly number[];
  /** Null without a connected property. */
  readonly traffic: {
    readonly clicks: Figures;
    readonly impressions: Figures;
    readonly clicksBefore: Figures;
  } | null;
}

/**
 * Reads the version of a site's pages: every change of a page, a judgment, or a score leads to another one. A crawl sets
 * `checked_at` with each page that it saves.
 */
export async function readSiteVersion(db: Database, siteId: string): Promise<string> {
  const { rows } = await db.execute<{ version: string }>(sql`
    select md5(concat_ws(' ', site.judged_at, site.scored_at, site.scoring_until, site.imported_at, site.is_cut, site.sitemap_pages,
      (select checked_at from indexed_page where site_id = site.id and checked_at is not null order by checked_at desc limit 1),
      (select concat(id, is_listed, status) from site_crawl where site_id = site.id order by created_at desc limit 1))) as version
    from indexed_site site where site.id = ${siteId}::uuid`);
  return rows[0]?.version ?? '';
}

/** Orders the pages of a site that match the filters, regardless of assignee. */
export async function orderPages(
  ctx: WorkspaceOf,
  siteId: string,
  filters: Omit<PageFilters, 'assignee'>,
  { sort, traffic }: { readonly sort: SiteSort; readonly traffic: SiteTraffic | null },
): Promise<PageOrder> {
  const { first, join, columns, clicks } = trafficParts(traffic);
  const list = (column: string): SQL => sql`coalesce(json_agg(${sql.raw(column)}), '[]')`;
  const figures =
    traffic === null
      ? sql`null`
      : sql`json_build_object('clicks', ${list('clicks')}, 'impressions', ${list('impressions')}, 'clicksBefore', ${list('clicks_before')})`;
  const { rows } = await ctx.db.execute<PageOrder & Record<string, unknown>>(sql`
    ${first} select ${list('id')} as ids, ${figures} as traffic from (
      select page.id, ${columns} from indexed_page page left join indexed_page_score grade on grade.page_id = page.id ${join}
      where ${conditions(ctx, siteId, filters, traffic)} order by ${sortKey(sort, clicks)}, page.id
    ) page`);
  return rows[0] ?? { ids: [], traffic: null };
}

/** Finds the pages of an order from one place to another. */
export async function findOrderedPages(
  ctx: WorkspaceOf,
  { ids, traffic }: PageOrder,
  { sort, from, to }: { readonly sort: SiteSort; readonly from: number; readonly to: number },
): Promise<SitePageRow[]> {
  const chosen = ids.slice(from, to);
  const list = (values: Figures, type: 'bigint' | 'int'): SQL =>
    sql`${sql.param(values)}::${sql.raw(type)}[]`;
  const part = (name: keyof NonNullable<PageOrder['traffic']>): SQL =>
    list(traffic?.[name].slice(from, to) ?? chosen.map(() => null), 'int');
  const { rows } = await ctx.db.execute<StoredPageRow & Record<string, unknown>>(sql`
    with chosen as (
      select * from unnest(${list(chosen, 'bigint')}, ${part('clicks')}, ${part('impressions')}, ${part('clicksBefore')})
        with ordinality as chosen(id, clicks, impressions, clicks_before, place)
    )
    select ${COLUMNS}, chosen.clicks, chosen.impressions, chosen.clicks_before,
      ${verdictOf(sql`chosen.clicks`, sql`chosen.clicks_before`)} as verdict,
      ${sortKey(sort, sql`coalesce(chosen.clicks, -1)`)} as key, ${assigneeOf(ctx)} as assignee
    from chosen join indexed_page page on page.id = chosen.id left join indexed_page_score grade on grade.page_id = page.id
    order by chosen.place`);
  return nameOtherPages(ctx.db, rows);
}

/** Keeps the pages of an order that are assigned to a member, or to nobody. */
export async function keepAssigned(
  ctx: WorkspaceOf,
  siteId: string,
  { ids, traffic }: PageOrder,
  assignee: string,
): Promise<PageOrder> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select task.page_id as id from site_page_assignment task join member on member.id = task.member_id
      join indexed_page page on page.id = task.page_id
    where page.site_id = ${siteId}::uuid and ${isAssignedTo(ctx, assignee)}`);
  const assigned = new Set(rows.map(({ id }) => Number(id)));
  if (assignee === NOBODY && assigned.size === 0) return { ids, traffic };
  const places = [...ids.keys()].filter((at) => assigned.has(ids[at] ?? 0) !== (assignee === NOBODY));
  const keep = <Value>(values: readonly Value[]): readonly Value[] => places.map((at) => values[at] as Value);
  return {
    ids: keep(ids),
    traffic: traffic && {
      clicks: keep(traffic.clicks),
      impressions: keep(traffic.impressions),
      clicksBefore: keep(traffic.clicksBefore),
    },
  };
}
