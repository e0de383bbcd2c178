import type { SourceCounts, VisitCounts } from '@pagewright/contract/analytics';
import { and, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { content, keywordOrder } from '../../platform/db/schema/index.ts';
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

/** The visits of a period's most viewed pages, most views first. */
export interface RankedPages {
  readonly pages: readonly {
    readonly contentId: string;
    readonly counts: VisitCounts;
    /** Null if not requested. */
    readonly previous: VisitCounts | null;
  }[];
  /** The number of pages that were compared. */
  readonly compared: number;
}

/** Which pages to rank, and in which period. */
export interface Ranking {
  readonly pages: Pages;
  readonly period: Period;
  readonly isPreviousAsked: boolean;
  readonly limit: number;
}

/** Ranks pages by their views in a period, optionally with the previous period. Adds up the visits of every page. */
export async function rankPages(
  db: Database,
  { pages, period, isPreviousAsked, limit }: Ranking,
): Promise<RankedPages> {
  const { from, to, previousFrom, previousTo } = period;
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
      content_id: string;
      before_views: string;
      before_seconds: string;
      before_conversions: string;
      compared: string;
    }
  >(sql`
    with page as (
      select content_id, ${sums(sql`not is_before`)},
        coalesce(sum(views) filter (where is_before), 0) as before_views,
        coalesce(sum(engaged_seconds) filter (where is_before), 0) as before_seconds,
        coalesce(sum(conversions) filter (where is_before), 0) as before_conversions
      from (${kept({ from, to }, false)} ${before}) kept group by content_id
    )
    select page.*, count(*) over () as compared from page
    where views + seconds + conversions + before_views + before_seconds + before_conversions > 0
      and not exists (select from content where id = content_id and removed_at is not null)
    order by views desc, content_id limit ${limit}`);
  return {
    compared: Number(rows[0]?.compared ?? 0),
    pages: rows.map((row) => ({
      contentId: row.content_id,
      counts: countsOf(row),
      previous: isPreviousAsked
        ? countsOf({
            views: row.before_views,
            seconds: row.before_seconds,
            conversions: row.before_conversions,
          })
        : null,
    })),
  };
}

/** Adds what pages are called to their visits, in the same order. Pages that were deleted meanwhile are left out. */
export async function describePages(db: Database, ranked: RankedPages['pages']): Promise<PageCounts[]> {
  if (ranked.length === 0) return [];
  const rows = await db
    .select({ id: content.id, title: content.title, slug: content.slug, publishedAt: content.publishedAt })
    .from(content)
    .where(
      and(
        inArray(
          content.id,
          ranked.map(({ contentId }) => contentId),
        ),
        isNull(content.removedAt),
      ),
    );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ranked.flatMap(({ contentId, counts, previous }) => {
    const page = byId.get(contentId);
    return page === undefined
      ? []
      : [
          {
            contentId,
            title: page.title,
            slug: page.slug,
            publishedAt: page.publishedAt,
            ...counts,
            previous,
          },
        ];
  });
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
