import { RANK_LIMITS } from '@pagewright/contract/analytics';
import { and, asc, eq, gte, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { deleteInBatches } from '../../../platform/db/delete-in-batches.ts';
import { rankCheck, serpSnapshot } from '../../../platform/db/schema/index.ts';

export type CheckRow = typeof rankCheck.$inferSelect;

/** Stores the answer about a keyword, or why there was none, as the last of today. An answer outlasts a later failure. */
export async function writeCheck(
  db: Database,
  row: Pick<CheckRow, 'trackerId' | 'keyword' | 'results' | 'features' | 'sites' | 'problem'>,
): Promise<void> {
  const { results, features, sites, problem } = row;
  await db
    .insert(rankCheck)
    .values({
      ...row,
      day: sql`(clock_timestamp() at time zone 'UTC')::date`,
      checkedAt: sql`clock_timestamp()`,
    })
    .onConflictDoUpdate({
      target: [rankCheck.trackerId, rankCheck.day, rankCheck.keyword],
      set: { results, features, sites, problem, checkedAt: sql`clock_timestamp()` },
      setWhere: problem === null ? sql`true` : sql`${rankCheck.problem} is not null`,
    });
}

/**
 * Lists keywords that were not answered since a check began, those that have not failed since then first.
 */
export async function listDueKeywords(
  db: Database,
  { trackerId, startedAt }: { readonly trackerId: string; readonly startedAt: Date },
  keywords: readonly string[],
): Promise<string[]> {
  const { rows } = await db.execute<{ keyword: string }>(sql`
    select k.keyword from unnest(${sql.param([...keywords])}::text[]) with ordinality k(keyword, place)
      left join rank_check c on c.tracker_id = ${trackerId} and c.keyword = k.keyword
        and c.day >= (${startedAt}::timestamptz at time zone 'UTC')::date and c.checked_at >= ${startedAt}
    group by k.keyword, k.place having not coalesce(bool_or(c.results is not null), false)
    order by bool_or(c.problem is not null) nulls first, k.place`);
  return rows.map(({ keyword }) => keyword);
}

/** Lists the stored checks of the last days, oldest first. */
export function listChecks(
  db: Database,
  trackerId: string,
  { days, keyword }: { readonly days: number; readonly keyword?: string },
): Promise<CheckRow[]> {
  return db
    .select()
    .from(rankCheck)
    .where(
      and(
        eq(rankCheck.trackerId, trackerId),
        gte(rankCheck.day, sql`(now() at time zone 'UTC')::date - ${days - 1}::int`),
        keyword === undefined ? undefined : eq(rankCheck.keyword, keyword),
      ),
    )
    .orderBy(asc(rankCheck.day), asc(rankCheck.keyword));
}

/** Lists stored checks after a place, in order of day and keyword. */
export function listChecksAfter(
  db: Database,
  trackerId: string,
  after: Pick<CheckRow, 'day' | 'keyword'> | null,
  limit: number,
): Promise<CheckRow[]> {
  return db
    .select()
    .from(rankCheck)
    .where(
      and(
        eq(rankCheck.trackerId, trackerId),
        after === null
          ? undefined
          : sql`(${rankCheck.day}, ${rankCheck.keyword}) > (${after.day}::date, ${after.keyword})`,
      ),
    )
    .orderBy(asc(rankCheck.day), asc(rankCheck.keyword))
    .limit(limit);
}

/** An answer of a check, with the answer before it. */
export interface CheckPair {
  readonly keyword: string;
  readonly sites: CheckRow['sites'];
  readonly before: CheckRow['sites'];
}

/** Lists the answers since a check began, each with the latest answer of an earlier day. */
export async function listPairs(
  db: Database,
  { trackerId, startedAt }: { readonly trackerId: string; readonly startedAt: Date },
): Promise<CheckPair[]> {
  const { rows } = await db.execute<CheckPair & Record<string, unknown>>(sql`
    select c.keyword, c.sites, b.sites as before from rank_check c, lateral (
      select sites from rank_check b where b.tracker_id = c.tracker_id and b.keyword = c.keyword
        and b.day < c.day and b.results is not null order by b.day desc limit 1
    ) b
    where c.tracker_id = ${trackerId} and c.results is not null and c.checked_at >= ${startedAt}
      and c.day >= (${startedAt}::timestamptz at time zone 'UTC')::date
    order by c.keyword`);
  return rows;
}

/** Finds the known monthly searches of keywords in a market, as a source last answered. */
export async function findVolumes(
  db: Database,
  { workspaceId, country, language }: { workspaceId: string; country: string; language: string },
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectDistinctOn([serpSnapshot.keyword], {
      keyword: serpSnapshot.keyword,
      volume: sql<number>`(${serpSnapshot.answer}->'known'->>'volume')::float8`,
    })
    .from(serpSnapshot)
    .where(
      and(
        eq(serpSnapshot.workspaceId, workspaceId),
        eq(serpSnapshot.country, country),
        eq(serpSnapshot.language, language),
        eq(serpSnapshot.part, 'figures'),
        isNotNull(sql`${serpSnapshot.answer}->'known'->>'volume'`),
      ),
    )
    .orderBy(serpSnapshot.keyword, sql`${serpSnapshot.gatheredAt} desc`);
  return new Map(rows.map(({ keyword, volume }) => [keyword, Math.round(volume)]));
}

/** Deletes positions whose time of storage is over. */
export async function deleteExpiredRanks(db: Database): Promise<void> {
  await deleteInBatches(db, {
    table: 'rank_check',
    where: sql`day < current_date - ${RANK_LIMITS.keptDays}::int`,
  });
}
