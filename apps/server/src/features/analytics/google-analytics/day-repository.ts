import { GOOGLE_ANALYTICS_LIMITS } from '@pagewright/contract/analytics';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { toStorableText } from '../../../platform/db/storable-text.ts';
import { NO_PAGE, OTHER_PAGES, type AnalyticsRow } from '../../../providers/google-analytics/port.ts';
import type { DayTotals, KnownDay } from './days-to-import.ts';
import type { DayRows } from './fetch-rows.ts';

/** Rows per delete statement, so that locks are short. */
const DELETE_BATCH = 20_000;
/** A recurring job is considered lost after ten minutes. */
const DELETE_MS = 300_000;

/** Key of a complete response. */
interface ResponseKey {
  readonly propertyId: number;
  /** When Google was asked, by the database clock: earlier responses never replace later ones. */
  readonly askedAt: Date;
}

/** Import progress of a property. */
export interface ImportedDays {
  readonly known: number;
  readonly pulled: number;
  readonly provisional: number;
  readonly first: string | null;
  readonly last: string | null;
}

/** Lists the known days of a property. */
export async function listKnownDays(db: Database, propertyId: number): Promise<KnownDay[]> {
  const { rows } = await db.execute<KnownDay & Record<string, unknown>>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, sessions, engaged_sessions as "engagedSessions",
      key_events as "keyEvents", is_final as "isFinal", is_current as "isCurrent"
    from ga4_day where property_id = ${propertyId}`);
  return rows;
}

/** Counts the days of a property that are kept. */
export async function countDays(db: Database, propertyId: number): Promise<ImportedDays> {
  const { rows } = await db.execute<ImportedDays & Record<string, unknown>>(sql`
    select count(*)::int as known, (count(*) filter (where has_rows))::int as pulled,
      (count(*) filter (where not is_final))::int as provisional,
      to_char(min(day), 'YYYY-MM-DD') as first, to_char(max(day), 'YYYY-MM-DD') as last
    from ga4_day where property_id = ${propertyId}`);
  return rows[0] ?? { known: 0, pulled: 0, provisional: 0, first: null, last: null };
}

/** Stores the totals of days unless newer ones are known. Rows of other totals stay until they are replaced. */
export async function writeTotals(
  db: Database,
  { propertyId, askedAt }: ResponseKey,
  days: readonly DayTotals[],
): Promise<void> {
  if (days.length === 0) return;
  await db.execute(sql`
    insert into ga4_day as d
      (property_id, day, sessions, engaged_sessions, key_events, is_final, asked_at)
    select ${propertyId}, u.*, ${askedAt.toISOString()}::timestamptz from unnest(
      ${sql.param(days.map(({ day }) => day))}::date[], ${sql.param(days.map(({ sessions }) => sessions))}::int[],
      ${sql.param(days.map(({ engagedSessions }) => engagedSessions))}::int[],
      ${sql.param(days.map(({ keyEvents }) => keyEvents))}::float8[],
      ${sql.param(days.map(({ isFinal }) => isFinal))}::bool[]) u
    on conflict (property_id, day) do update set sessions = excluded.sessions,
      engaged_sessions = excluded.engaged_sessions, key_events = excluded.key_events, is_final = excluded.is_final,
      asked_at = excluded.asked_at, is_current = d.is_current and d.sessions = excluded.sessions
        and d.engaged_sessions = excluded.engaged_sessions and d.key_events = excluded.key_events
        and d.is_final = excluded.is_final
      where d.asked_at <= excluded.asked_at`);
}

/** Replaces the rows of a day, if the totals of the same response are stored. */
export async function writeDay(
  db: Database,
  { propertyId, askedAt }: ResponseKey,
  day: string,
  { rows, hasOtherRow, isThresholded, isSampled, isCapped }: DayRows,
): Promise<void> {
  const { rowCount } = await db.execute(sql`
    update ga4_day set has_rows = true, is_current = true, row_sessions = ${sumOf(rows)},
      other_sessions = ${sumOf(rows.filter(({ keys: [path] }) => path === OTHER_PAGES))},
      not_set_sessions = ${sumOf(rows.filter(({ keys: [path = ''] }) => NO_PAGE.includes(path)))},
      has_other_row = ${hasOtherRow}, is_thresholded = ${isThresholded}, is_sampled = ${isSampled}, is_capped = ${isCapped}
    where property_id = ${propertyId} and day = ${day} and asked_at = ${askedAt.toISOString()}::timestamptz`);
  if (rowCount === 0) return;
  await db.execute(sql`delete from ga4_page_day where property_id = ${propertyId} and day = ${day}`);
  const paths = rows.map(({ keys }) => toStorableText(keys[0]));
  await db.execute(sql`
    insert into ga4_page (property_id, path)
    select ${propertyId}::int, u.path from unnest(${sql.param([...new Set(paths)])}::text[]) u(path)
    where not exists (
      select from ga4_page p where p.property_id = ${propertyId} and md5(p.path) = md5(u.path))
    on conflict do nothing`);
  await db.execute(sql`
    insert into ga4_page_day (property_id, day, page_id, sessions, engaged_sessions, key_events)
    select ${propertyId}, ${day}::date, p.id, sum(u.sessions), sum(u.engaged_sessions), sum(u.key_events)
    from unnest(${sql.param(paths)}::text[], ${sql.param(rows.map(({ sessions }) => sessions))}::int[],
      ${sql.param(rows.map(({ engagedSessions }) => engagedSessions))}::int[],
      ${sql.param(rows.map(({ keyEvents }) => keyEvents))}::float8[])
      u(path, sessions, engaged_sessions, key_events)
    join ga4_page p on p.property_id = ${propertyId} and md5(p.path) = md5(u.path)
    group by p.id`);
}

const sumOf = (rows: readonly AnalyticsRow[]): number =>
  rows.reduce((sum, { sessions }) => sum + sessions, 0);

/** Deletes removed and expired figures in batches; what takes too long is left to the next job. */
export async function deleteExpiredLandingPages(db: Database): Promise<void> {
  const end = Date.now() + DELETE_MS;
  while (Date.now() < end && (await deleteBatch(db)));
}

/** Deletes a batch and returns whether there may be more. */
async function deleteBatch(db: Database): Promise<boolean> {
  const removed = sql`property_id in (select id from ga4_property where removed_at is not null)`;
  const expired = sql`day < current_date - ${GOOGLE_ANALYTICS_LIMITS.keptDays}::int`;
  for (const [table, gone] of [
    [sql`ga4_page_day`, removed],
    [sql`ga4_page_day`, expired],
    [sql`ga4_day`, removed],
    [sql`ga4_day`, expired],
    [sql`ga4_page`, removed],
  ] as const) {
    const { rowCount } = await db.execute(sql`
      delete from ${table} where ctid = any(array(
        select ctid from ${table} where ${gone} limit ${DELETE_BATCH}))`);
    if (rowCount === DELETE_BATCH) return true;
  }
  await db.execute(sql`delete from ga4_property where removed_at is not null`);
  return false;
}
