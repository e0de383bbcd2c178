import type { Database } from '../../../platform/db/client.ts';
import type { VisitCounts } from '@pagewright/contract/analytics';
import { TIME_ZONE_DEFAULT } from '@pagewright/contract/settings/preferences';
import { sql } from 'drizzle-orm';

/** A member who wants a weekly report of a workspace. */
export interface ReportReader {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly workspaceId: string;
  readonly workspaceName: string;
  /** IANA name. */
  readonly timeZone: string;
  /** The language that they chose, or null. */
  readonly language: string | null;
}

/** A week in a time zone, from Monday to Monday, and the Monday before. */
export interface ReportWeek {
  /** The Monday of the report, YYYY-MM-DD. */
  readonly reportedOn: string;
  readonly previousFrom: Date;
  readonly from: Date;
  readonly to: Date;
}

/** What a workspace published in a week, and what is scheduled next. */
export interface WeekItems {
  readonly published: readonly string[];
  readonly publishedCount: number;
  readonly next: readonly { readonly title: string; readonly at: Date }[];
}

const HOUR = 8;
const TITLES_MAX = 10;

/** Returns the current time of the database. */
export async function readClock(db: Database): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select clock_timestamp() as now`);
  return new Date(rows[0]?.now ?? Number.NaN);
}

const wanted = sql`from user_setting s join "user" u on u.id = s.user_id join member m on m.user_id = u.id
      join workspace w on w.id = m.organization_id
    where s.weekly_report and s.email_updates and m.role <> 'client'`;
const zone = sql`coalesce(s.time_zone, ${TIME_ZONE_DEFAULT})`;

/** The time zones of everyone who wants a report. */
export async function listReportTimeZones(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ zone: string }>(sql`
    select distinct ${zone} as zone from user_setting s where s.weekly_report and s.email_updates`);
  return rows.map((row) => row.zone);
}

/** The workspaces with someone in this time zone who wants a report, each with a digest of who. */
export async function listReportWorkspaces(
  db: Database,
  timeZone: string,
): Promise<{ workspaceId: string; readers: string }[]> {
  const { rows } = await db.execute<{ workspaceId: string; readers: string }>(sql`
    select w.id as "workspaceId", md5(string_agg(u.id, ' ' order by u.id)) as readers
    ${wanted} and ${zone} = ${timeZone} group by w.id order by w.id`);
  return rows;
}

/** Lists the members of a workspace in this time zone who want a report of it. */
export async function listReportReaders(
  db: Database,
  workspaceId: string,
  timeZone: string,
): Promise<ReportReader[]> {
  const { rows } = await db.execute<ReportReader & Record<string, unknown>>(sql`
    select u.id as "userId", u.name, u.email, w.id as "workspaceId", w.name as "workspaceName",
      ${zone} as "timeZone", s.language
    ${wanted} and w.id = ${workspaceId} and ${zone} = ${timeZone} order by u.id`);
  return rows;
}

/** Returns the week to report now in this time zone; null unless it is Monday there and 8:00 or later. */
export async function findWeek(db: Database, now: Date, timeZone: string): Promise<ReportWeek | null> {
  const { rows } = await db.execute<{ day: string; previous: string; begin: string; finish: string }>(sql`
    select to_char(monday, 'YYYY-MM-DD') as day, (monday - interval '14 days') at time zone ${timeZone} as previous,
      (monday - interval '7 days') at time zone ${timeZone} as begin, monday at time zone ${timeZone} as finish
    from (select local, date_trunc('week', local) as monday
      from (select ${now.toISOString()}::timestamptz at time zone ${timeZone} as local) here) this_week
    where local >= monday + make_interval(hours => ${HOUR}) and local < monday + interval '1 day'`);
  const [row] = rows;
  if (!row) return null;
  return {
    reportedOn: row.day,
    previousFrom: new Date(row.previous),
    from: new Date(row.begin),
    to: new Date(row.finish),
  };
}

/** Returns those of the keys that a mail has. */
export async function findReported(db: Database, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ key: string }>(
    sql`select key from mail where key = any(${sql.param(keys)}::text[])`,
  );
  return new Set(rows.map(({ key }) => key));
}

/** Sums visits of a workspace's pages between two times, by the hours (UTC) that begin between them. */
export async function sumVisits(
  db: Database,
  workspaceId: string,
  from: Date,
  to: Date,
): Promise<VisitCounts> {
  const { rows } = await db.execute<{ views: string; seconds: string; conversions: string }>(sql`
    select coalesce(sum(views), 0) as views, coalesce(sum(engaged_seconds), 0) as seconds,
      coalesce(sum(v.conversions), 0) as conversions
    from visit_hour v
    -- Of a workspace's items only those that were read in these days; as an array, so that their rows are looked up
    -- instead of the hours of all workspaces.
    where v.content_id = any(array(select distinct content_id from visit_day where workspace_id = ${workspaceId}
        and day between (${from.toISOString()}::timestamptz at time zone 'UTC')::date
          and (${to.toISOString()}::timestamptz at time zone 'UTC')::date))
      and hour >= ${from.toISOString()} and hour < ${to.toISOString()}`);
  const [row] = rows;
  return {
    views: Number(row?.views),
    engagedSeconds: Number(row?.seconds),
    conversions: Number(row?.conversions),
  };
}

/** Lists what was published in a week, newest first, and what is scheduled from now on, soonest first. */
export async function listWeekItems(
  db: Database,
  workspaceId: string,
  { from, to }: ReportWeek,
  now: Date,
): Promise<WeekItems> {
  const published = await db.execute<{ title: string; total: string }>(sql`
    select title, count(*) over () as total from content
    where workspace_id = ${workspaceId} and status = 'published' and removed_at is null
      and published_at >= ${from.toISOString()} and published_at < ${to.toISOString()}
    order by published_at desc, id limit ${TITLES_MAX}`);
  const next = await db.execute<{ title: string; at: string }>(sql`
    select title, scheduled_for as at from content
    where workspace_id = ${workspaceId} and status = 'scheduled' and removed_at is null
      and scheduled_for >= ${now.toISOString()}
    order by scheduled_for, id limit ${TITLES_MAX}`);
  return {
    published: published.rows.map(({ title }) => title),
    publishedCount: Number(published.rows[0]?.total ?? 0),
    next: next.rows.map(({ title, at }) => ({ title, at: new Date(at) })),
  };
}
