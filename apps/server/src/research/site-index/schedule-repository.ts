import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { withTransaction } from '../../platform/db/client.ts';
import { isDue, PAGE_DUE_AT } from './page-repository.ts';

/** Without anybody in the workspace for this long, its sites are not read. */
const UNUSED_DAYS = 60;

/** Gives a schedule to every site that a workspace crawled and that has none yet. */
export async function addSchedules(db: Database): Promise<void> {
  await db.execute(sql`
    insert into site_schedule (workspace_id, site_id)
    select distinct crawl.workspace_id, crawl.site_id from site_crawl crawl
    where crawl.ended_at is not null and not exists (select from site_schedule schedule
      where schedule.workspace_id = crawl.workspace_id and schedule.site_id = crawl.site_id)
    on conflict do nothing`);
}

/** A site of a workspace whose schedule is due. */
export interface DueSchedule {
  readonly workspaceId: string;
  readonly siteId: string;
  readonly origin: string;
  /** Who last started a crawl of it; null if their account is gone. */
  readonly authorId: string | null;
}

/**
 * Claims the schedule that has been due longest; it is due again a day later. Undefined if none is due. Workspaces that
 * nobody uses any more are left out.
 */
export async function claimSchedule(db: Database): Promise<DueSchedule | undefined> {
  const { rows } = await db.execute<DueSchedule & Record<string, unknown>>(sql`
    with due as (
      select schedule.workspace_id, schedule.site_id from site_schedule schedule
      where schedule.is_on and schedule.due_at <= now() and exists (
        select from member where member.organization_id = schedule.workspace_id and (
          exists (select from session where session.user_id = member.user_id
            and session.last_seen_at > now() - ${UNUSED_DAYS}::int * interval '1 day')
          or exists (select from sign_in_entry entry where entry.user_id = member.user_id
            and entry.created_at > now() - ${UNUSED_DAYS}::int * interval '1 day')))
      order by schedule.due_at limit 1 for update of schedule skip locked
    ), claimed as (
      update site_schedule schedule set due_at = now() + interval '1 day' from due
      where schedule.workspace_id = due.workspace_id and schedule.site_id = due.site_id
      returning schedule.workspace_id, schedule.site_id
    )
    select claimed.workspace_id as "workspaceId", claimed.site_id as "siteId", site.origin, (
        select author_id from site_crawl crawl
        where crawl.workspace_id = claimed.workspace_id and crawl.site_id = claimed.site_id and not crawl.is_scheduled
        order by created_at desc limit 1) as "authorId"
    from claimed join indexed_site site on site.id = claimed.site_id`);
  return rows[0];
}

/** How much a scheduled crawl may read. */
interface ScheduledAmount {
  readonly pagesMax: number;
  /** The pages that the plan allows per site; a site that has them gets no new ones. */
  readonly sitePages: number;
}

/** Starts a scheduled crawl of a site if some of its pages are due and the workspace does not crawl it already. */
export function insertScheduledCrawl(
  db: Database,
  { workspaceId, siteId }: Pick<DueSchedule, 'workspaceId' | 'siteId'>,
  { pagesMax, sitePages }: ScheduledAmount,
): Promise<boolean> {
  return withTransaction({ db }, async (inside) => {
    // Concurrent starts wait for each other here.
    await inside.db.execute(sql`select from indexed_site where id = ${siteId}::uuid for update`);
    const { rowCount } = await inside.db.execute(sql`
      with state as (
        select count(*) filter (where fetched_at is not null) as read,
          (select max(ended_at) from site_crawl crawl where crawl.site_id = ${siteId}::uuid
            and crawl.workspace_id = ${workspaceId} and not crawl.is_scheduled) as crawled_at
        from indexed_page where site_id = ${siteId}::uuid
      ), wanted as (
        -- Nothing that it finds is first seen so late.
        select case when read < ${sitePages}::int then crawled_at else now() + interval '1 day' end as new_after from state
      )
      insert into site_crawl (workspace_id, site_id, pages_max, stale_before, is_scheduled, new_after)
      select ${workspaceId}, ${siteId}::uuid, ${pagesMax}::int, now(), true, new_after from wanted
      where new_after is not null
        and not exists (select from site_crawl active where active.site_id = ${siteId}::uuid
          and active.workspace_id = ${workspaceId} and active.status in ('waiting', 'running'))
        and exists (select from indexed_page page where page.site_id = ${siteId}::uuid and ${isDue(sql`new_after`)})`);
    return (rowCount ?? 0) > 0;
  });
}

/** What a workspace's schedule of a site says. */
export interface Schedule {
  readonly isOn: boolean;
  /** When it is next checked for due pages; null before it was first checked. */
  readonly dueAt: string | null;
  /** When the first of its pages is due; null if none was read. */
  readonly pageDueAt: string | null;
  /** Who last started a crawl of it. */
  readonly authorId: string | null;
  readonly last: {
    readonly status: string;
    readonly startedAt: string;
    readonly endedAt: string | null;
    readonly read: number;
    readonly changed: number;
    readonly added: number;
    readonly gone: number;
    readonly redirected: number;
    readonly back: number;
    readonly problem: string;
  } | null;
}

/** Reads a workspace's schedule of a site that it crawled. */
export async function findSchedule(
  db: Database,
  { workspaceId, siteId }: Pick<DueSchedule, 'workspaceId' | 'siteId'>,
): Promise<Schedule> {
  const { rows } = await db.execute<Schedule & Record<string, unknown>>(sql`
    select coalesce(schedule.is_on, true) as "isOn", schedule.due_at as "dueAt",
      (select min(${PAGE_DUE_AT}) from indexed_page where site_id = ${siteId}::uuid and checked_at is not null) as "pageDueAt",
      (select author_id from site_crawl crawl where crawl.workspace_id = ${workspaceId} and crawl.site_id = ${siteId}::uuid
        and not crawl.is_scheduled order by created_at desc limit 1) as "authorId",
      (select jsonb_build_object('status', status, 'startedAt', created_at, 'endedAt', ended_at, 'read', read,
          'changed', changed, 'added', added, 'gone', gone, 'redirected', redirected, 'back', back, 'problem', problem)
        from site_crawl crawl where crawl.workspace_id = ${workspaceId} and crawl.site_id = ${siteId}::uuid
          and crawl.is_scheduled order by created_at desc limit 1) as last
    from (select) one left join site_schedule schedule
      on schedule.workspace_id = ${workspaceId} and schedule.site_id = ${siteId}::uuid`);
  if (!rows[0]) throw new Error('a schedule was not read');
  return rows[0];
}

/** Turns a workspace's schedule of a site on or off. */
export async function saveSchedule(
  db: Database,
  { workspaceId, siteId, isOn }: Pick<DueSchedule, 'workspaceId' | 'siteId'> & { readonly isOn: boolean },
): Promise<void> {
  await db.execute(sql`
    insert into site_schedule (workspace_id, site_id, is_on) values (${workspaceId}, ${siteId}::uuid, ${isOn})
    on conflict (workspace_id, site_id) do update set is_on = excluded.is_on`);
}
