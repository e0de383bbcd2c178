import { BING_LIMITS } from '@pagewright/contract/analytics';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { toStorableText } from '../../../platform/db/storable-text.ts';
import type { BingDay, BingWeek } from '../../../providers/bing-webmaster/port.ts';

/** A part of the days, first and last included. */
interface Days {
  readonly from: string;
  readonly to: string;
}

/** A query or page over the weeks of a period, and how many there are. */
export interface BingSums {
  readonly name: string;
  readonly clicks: number;
  readonly impressions: number;
  readonly position: number | null;
  readonly total: number;
}

/** Stores days; newer figures of a day replace older ones. */
export async function writeBingDays(
  db: Database,
  workspaceId: string,
  days: readonly BingDay[],
): Promise<void> {
  const once = [...new Map(days.map((one) => [one.day, one])).values()];
  await db.execute(sql`
    insert into bing_day (workspace_id, day, clicks, impressions)
    select ${workspaceId}, u.* from unnest(
      ${sql.param(once.map(({ day }) => day))}::date[], ${sql.param(once.map(({ clicks }) => clicks))}::int[],
      ${sql.param(once.map(({ impressions }) => impressions))}::int[]) u
    on conflict (workspace_id, day) do update set clicks = excluded.clicks, impressions = excluded.impressions`);
}

/** Replaces the weeks that an answer has. Weeks that Bing no longer returns stay. */
export async function writeBingWeeks(
  db: Database,
  workspaceId: string,
  kind: 'query' | 'page',
  weeks: readonly BingWeek[],
): Promise<void> {
  const texts = weeks.map(({ name }) => toStorableText(name));
  await db.execute(sql`
    delete from bing_week where workspace_id = ${workspaceId} and kind = ${kind}
      and week = any(${sql.param([...new Set(weeks.map(({ week }) => week))])}::date[])`);
  await db.execute(sql`
    insert into bing_week (workspace_id, kind, week, name, clicks, impressions, position_sum)
    select ${workspaceId}, ${kind}, u.week, u.name, sum(u.clicks), sum(u.impressions),
      case when bool_and(u.position is not null) then sum(u.position * u.impressions) end
    from unnest(
      ${sql.param(weeks.map(({ week }) => week))}::date[], ${sql.param(texts)}::text[],
      ${sql.param(weeks.map(({ clicks }) => clicks))}::int[],
      ${sql.param(weeks.map(({ impressions }) => impressions))}::int[],
      ${sql.param(weeks.map(({ position }) => position))}::float8[]) u(week, name, clicks, impressions, position)
    group by u.week, u.name`);
}

/** Reads how far the days of a workspace reach. */
export async function readBingReach(
  db: Database,
  workspaceId: string,
): Promise<{ readonly days: number; readonly first: string | null; readonly last: string | null }> {
  const { rows } = await db.execute<{ days: number; first: string | null; last: string | null }>(sql`
    select count(*)::int as days, to_char(min(day), 'YYYY-MM-DD') as first, to_char(max(day), 'YYYY-MM-DD') as last
    from bing_day where workspace_id = ${workspaceId}`);
  return rows[0] ?? { days: 0, first: null, last: null };
}

/** Lists the known days of a period, oldest first. */
export async function listBingDays(
  db: Database,
  workspaceId: string,
  { from, to }: Days,
): Promise<BingDay[]> {
  const { rows } = await db.execute<{ day: string; clicks: number; impressions: number }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, clicks, impressions from bing_day
    where workspace_id = ${workspaceId} and day between ${from} and ${to} order by bing_day.day`);
  return rows;
}

/** Lists the weeks of a period that have rows. */
export async function listBingWeeks(
  db: Database,
  workspaceId: string,
  { from, to }: Days,
): Promise<string[]> {
  const { rows } = await db.execute<{ week: string }>(sql`
    select distinct to_char(week, 'YYYY-MM-DD') as week from bing_week
    where workspace_id = ${workspaceId} and week between ${from} and ${to} order by week`);
  return rows.map(({ week }) => week);
}

/** Sums queries or pages over the weeks of a period, most clicks first. */
export async function listBingSums(
  db: Database,
  workspaceId: string,
  kind: 'query' | 'page',
  { from, to }: Days,
): Promise<BingSums[]> {
  const { rows } = await db.execute<Record<string, unknown> & BingSums>(sql`
    select name, sum(clicks)::int as clicks, sum(impressions)::int as impressions,
      sum(position_sum) / nullif(sum(impressions) filter (where position_sum is not null), 0) as position,
      (count(*) over ())::int as total
    from bing_week where workspace_id = ${workspaceId} and kind = ${kind} and week between ${from} and ${to}
    group by name order by clicks desc, impressions desc, name limit ${BING_LIMITS.rows}`);
  return rows;
}

/** Deletes figures that are too old. */
export async function deleteExpiredBing(db: Database): Promise<void> {
  await db.execute(sql`delete from bing_day where day < current_date - ${BING_LIMITS.keptDays}::int`);
  await db.execute(sql`delete from bing_week where week < current_date - ${BING_LIMITS.keptDays}::int`);
}
