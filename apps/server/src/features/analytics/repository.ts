import type { SourceCounts, VisitCounts } from '@pagewright/contract/analytics';
import { sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { keywordOrder } from '../../db/schema/index.ts';
import type { Period } from './period.ts';

type DatabaseOf = Pick<Context, 'db'>;

/** Pages whose visits are asked for: all of a workspace's, one of them, or those written for a keyword. */
export interface Pages {
  readonly workspaceId: string;
  readonly contentId?: string;
  readonly keyword?: string;
}

/** What a page brought in a period, and in as many days before. */
export interface PageCounts extends VisitCounts {
  readonly contentId: string;
  readonly title: string;
  readonly slug: string;
  readonly publishedAt: Date | null;
  readonly previous: VisitCounts;
}

interface SumRow extends Record<string, unknown> {
  readonly views: string;
  readonly seconds: string;
  readonly conversions: string;
}
const countsOf = ({ views, seconds, conversions }: SumRow): VisitCounts => ({
  views: Number(views),
  engagedSeconds: Number(seconds),
  conversions: Number(conversions),
});
const sums = (which = sql`true`) => sql`
  coalesce(sum(views) filter (where ${which}), 0) as views,
  coalesce(sum(engaged_seconds) filter (where ${which}), 0) as seconds,
  coalesce(sum(conversions) filter (where ${which}), 0) as conversions`;

const writtenFor = (workspaceId: string, keyword: string): SQL => sql`
  select c.id from content c where c.workspace_id = ${workspaceId} and c.removed_at is null
    and ${keywordOrder(sql`c.primary_keyword`)} = ${keyword.toLowerCase()}`;

/** Rows of the sums that hold the pages' visits by day: a workspace's are kept by themselves, others are made of the pages'. */
function daysOf({ workspaceId, contentId, keyword }: Pages): SQL {
  if (contentId !== undefined) return sql`visit_day where content_id = ${contentId}`;
  if (keyword !== undefined) return sql`visit_day where content_id in (${writtenFor(workspaceId, keyword)})`;
  return sql`visit_site_day where workspace_id = ${workspaceId}`;
}

/** Sums by day for the days on which a visit was counted, oldest first. */
export async function listDays(
  ctx: DatabaseOf,
  pages: Pages,
  { previousFrom, to }: Period,
): Promise<(VisitCounts & { readonly date: string })[]> {
  const { rows } = await ctx.db.execute<SumRow & { date: string }>(sql`
    select to_char(day, 'YYYY-MM-DD') as date, ${sums()} from ${daysOf(pages)}
      and day between ${previousFrom} and ${to}
    group by day order by day`);
  return rows.map((row) => ({ date: row.date, ...countsOf(row) }));
}

/** The day of the first visit that was counted, YYYY-MM-DD; null where there was none yet. */
export async function findFirstDay(ctx: DatabaseOf, pages: Pages): Promise<string | null> {
  const { rows } = await ctx.db.execute<{ first: string | null }>(
    sql`select to_char(min(day), 'YYYY-MM-DD') as first from ${daysOf(pages)}`,
  );
  return rows[0]?.first ?? null;
}

/** Where readers came from, most views first; '' where that is not known. Of single pages only the views are kept. */
export async function listSources(ctx: DatabaseOf, pages: Pages, period: Period): Promise<SourceCounts[]> {
  const { workspaceId, contentId, keyword } = pages;
  const ofSite = contentId === undefined && keyword === undefined;
  const rowsOf = ofSite
    ? sql`visit_site_day where workspace_id = ${workspaceId}`
    : sql`visit_source_day where content_id in (${contentId ?? writtenFor(workspaceId, keyword ?? '')})`;
  const counts = ofSite ? sums() : sql`sum(views) as views, null as seconds, null as conversions`;
  const { rows } = await ctx.db.execute<SumRow & { source: string }>(sql`
    select source, ${counts} from ${rowsOf} and day between ${period.from} and ${period.to}
    group by source having sum(views) > 0 order by sum(views) desc, source limit 20`);
  return rows.map((row) => ({
    source: row.source,
    ...countsOf(row),
    ...(ofSite ? {} : { engagedSeconds: null, conversions: null }),
  }));
}

/** The most viewed pages of a period and the one before, most views of the period first. */
export async function listPages(
  ctx: DatabaseOf,
  { workspaceId, keyword }: Pages,
  { from, to, previousFrom }: Period,
  limit: number,
): Promise<PageCounts[]> {
  const { rows } = await ctx.db.execute<
    SumRow & {
      id: string;
      title: string;
      slug: string;
      published_at: string | null;
      before_views: string;
      before_seconds: string;
      before_conversions: string;
    }
  >(sql`
    with most as (
      select content_id, ${sums(sql`day >= ${from}`)},
        sum(views) filter (where day < ${from}) as before_views,
        sum(engaged_seconds) filter (where day < ${from}) as before_seconds,
        sum(conversions) filter (where day < ${from}) as before_conversions
      from visit_day
      where workspace_id = ${workspaceId} and day between ${previousFrom} and ${to}
        ${keyword === undefined ? sql`` : sql`and content_id in (${writtenFor(workspaceId, keyword)})`}
      group by content_id order by 2 desc, content_id limit ${limit}
    )
    select c.id, c.title, c.slug, c.published_at, most.*
    from most join content c on c.id = most.content_id
    where c.removed_at is null order by most.views desc, c.id`);
  return rows.map((row) => ({
    contentId: row.id,
    title: row.title,
    slug: row.slug,
    publishedAt: row.published_at === null ? null : new Date(row.published_at),
    ...countsOf(row),
    previous: {
      views: Number(row.before_views),
      engagedSeconds: Number(row.before_seconds),
      conversions: Number(row.before_conversions),
    },
  }));
}

/** Clicks on an item's marked links in the last 90 days, most first. */
export async function listTargets(
  ctx: DatabaseOf,
  contentId: string,
): Promise<{ target: string; conversions: number }[]> {
  const { rows } = await ctx.db.execute<{ target: string; conversions: string }>(sql`
    select target, count(*) as conversions from visit
    where content_id = ${contentId} and kind = 'conversion' and at > now() - interval '90 days'
    group by target order by count(*) desc, target limit 20`);
  return rows.map(({ target, conversions }) => ({ target, conversions: Number(conversions) }));
}
