import type { SourceCounts, VisitCounts } from '@pagewright/contract/analytics';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { keywordOrder } from '../../platform/db/schema/index.ts';
import type { Period } from './period.ts';
import { splitIntoSpans, type DateSpan } from './date-spans.ts';

/** Pages to read visits of: all of a workspace, a single page, or those that target a keyword. */
export interface Pages {
  readonly workspaceId: string;
  readonly contentId?: string;
  readonly keyword?: string;
}

/** Visits of a page in a period and in the previous one. */
export interface PageCounts extends VisitCounts {
  readonly contentId: string;
  readonly title: string;
  readonly slug: string;
  readonly publishedAt: Date | null;
  /** Null if not requested. */
  readonly previous: VisitCounts | null;
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

const isOf = ({ workspaceId, contentId, keyword }: Pages): SQL => {
  if (contentId !== undefined) return sql`content_id = ${contentId}`;
  if (keyword !== undefined) return sql`content_id in (${writtenFor(workspaceId, keyword)})`;
  return sql`workspace_id = ${workspaceId}`;
};
const isSite = ({ contentId, keyword }: Pages): boolean => contentId === undefined && keyword === undefined;

/** Daily sums of the pages. A workspace's sums are stored; others are summed from its pages. */
const daysOf = (pages: Pages): SQL =>
  sql`${isSite(pages) ? sql`visit_site_day` : sql`visit_day`} where ${isOf(pages)}`;

const VISIT_COUNTS = ['views', 'engaged_seconds', 'conversions'];

/**
 * Daily and monthly sums of the pages within the given spans: `key` and the counts, negative for subtracted
 * spans.
 */
function rowsIn(
  pages: Pages,
  spans: readonly DateSpan[],
  { sums: name, key, counts }: { sums: 'visit' | 'visit_source'; key: SQL; counts: readonly string[] },
): SQL {
  const parts = spans.map(({ unit, from, until, sign }) => {
    const columns = counts.map((count) => sql.raw(sign === 1 ? count : `-${count} as ${count}`));
    return sql`select ${key}, ${sql.join(columns, sql`, `)} from ${sql.identifier(`${name}_${unit}`)}
      where ${isOf(pages)} and ${sql.identifier(unit)} >= ${from} and ${sql.identifier(unit)} < ${until}`;
  });
  return sql.join(parts, sql` union all `);
}

/** Lists sums by day for days with visits, oldest first. */
export async function listDays(
  db: Database,
  pages: Pages,
  { previousFrom, to }: Period,
): Promise<(VisitCounts & { readonly date: string })[]> {
  const { rows } = await db.execute<SumRow & { date: string }>(sql`
    select to_char(day, 'YYYY-MM-DD') as date, ${sums()} from ${daysOf(pages)}
      and day between ${previousFrom} and ${to}
    group by day order by day`);
  return rows.map((row) => ({ date: row.date, ...countsOf(row) }));
}

/** Returns the day of the first counted visit, YYYY-MM-DD; null if there is none yet. */
export async function findFirstDay(db: Database, pages: Pages): Promise<string | null> {
  const { rows } = await db.execute<{ first: string | null }>(
    sql`select to_char(min(day), 'YYYY-MM-DD') as first from ${daysOf(pages)}`,
  );
  return rows[0]?.first ?? null;
}

/** Lists the sources of visits, most views first; '' if unknown. For single pages only views are stored. */
export async function listSources(db: Database, pages: Pages, period: Period): Promise<SourceCounts[]> {
  const ofSite = isSite(pages);
  const kept = ofSite
    ? sql`select * from ${daysOf(pages)} and day between ${period.from} and ${period.to}`
    : rowsIn(pages, splitIntoSpans(period, new Date()), {
        sums: 'visit_source',
        key: sql`source, null::bigint as engaged_seconds, null::bigint as conversions`,
        counts: ['views'],
      });
  const { rows } = await db.execute<SumRow & { source: string }>(sql`
    select source, ${sums()} from (${kept}) kept
    group by source having sum(views) > 0 order by sum(views) desc, source limit 20`);
  return rows.map((row) => ({
    source: row.source,
    ...countsOf(row),
    ...(ofSite ? {} : { engagedSeconds: null, conversions: null }),
  }));
}

/** Lists the most viewed pages of a period, optionally with the previous period, most views first. */
export async function listPages(
  db: Database,
  pages: Pages,
  { from, to, previousFrom, previousTo }: Period,
  { isPreviousAsked, limit }: { readonly isPreviousAsked: boolean; readonly limit: number },
): Promise<PageCounts[]> {
  const now = new Date();
  const kept = (range: { from: string; to: string }, isBefore: boolean) =>
    rowsIn(pages, splitIntoSpans(range, now), {
      sums: 'visit',
      key: sql`content_id, ${isBefore}::boolean as is_before`,
      counts: VISIT_COUNTS,
    });
  const before = isPreviousAsked
    ? sql`union all ${kept({ from: previousFrom, to: previousTo }, true)}`
    : sql``;
  const { rows } = await db.execute<
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
    with page as (
      select content_id, ${sums(sql`not is_before`)},
        coalesce(sum(views) filter (where is_before), 0) as before_views,
        coalesce(sum(engaged_seconds) filter (where is_before), 0) as before_seconds,
        coalesce(sum(conversions) filter (where is_before), 0) as before_conversions
      from (${kept({ from, to }, false)} ${before}) kept group by content_id
    ), most as (
      select * from page
      where views + seconds + conversions + before_views + before_seconds + before_conversions > 0
        and not exists (select from content where id = content_id and removed_at is not null)
      order by views desc, content_id limit ${limit}
    )
    select c.id, c.title, c.slug, c.published_at, most.*
    from most join content c on c.id = most.content_id order by most.views desc, c.id`);
  return rows.map((row) => ({
    contentId: row.id,
    title: row.title,
    slug: row.slug,
    publishedAt: row.published_at === null ? null : new Date(row.published_at),
    ...countsOf(row),
    previous: isPreviousAsked
      ? {
          views: Number(row.before_views),
          engagedSeconds: Number(row.before_seconds),
          conversions: Number(row.before_conversions),
        }
      : null,
  }));
}

/** Lists clicks on an item's marked links in the last 90 days, most first. */
export async function listTargets(
  db: Database,
  contentId: string,
): Promise<{ target: string; conversions: number }[]> {
  const { rows } = await db.execute<{ target: string; conversions: string }>(sql`
    select target, count(*) as conversions from visit
    where content_id = ${contentId} and kind = 'conversion' and at > now() - interval '90 days'
    group by target order by count(*) desc, target limit 20`);
  return rows.map(({ target, conversions }) => ({ target, conversions: Number(conversions) }));
}
