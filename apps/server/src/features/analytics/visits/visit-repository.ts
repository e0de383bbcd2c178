import { OTHER_SOURCES } from '@pagewright/contract/analytics';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { deleteInBatches } from '../../../platform/db/delete-in-batches.ts';
import type { EffectContext } from '../../../platform/jobs/define.ts';
import { createVisitPartitions, dropVisitPartitions, hasVisitsBefore } from './partition-repository.ts';
import type { TimedVisit } from './timed-visit.ts';

/**
 * Maximum number of distinct sources per workspace and day. Anyone can send any source, and sums are kept forever, so
 * further sources are counted as other.
 */
const SOURCES_A_DAY = 300;
const DAY_MS = 86_400_000;

/**
 * Stores visits of published pages and adds them to all sums, in one transaction. Messages that are repeated by the end
 * of the next day and those about pages that are not public change nothing. Rows are written in a fixed order to avoid
 * deadlocks between servers.
 */
export async function writeVisits(db: Database, visits: readonly TimedVisit[]): Promise<void> {
  if (visits.length === 0) return;
  // The days around now, whatever the database's clock says: given as values, they leave only their partitions to search.
  const [yesterday, tomorrow] = [-DAY_MS, DAY_MS].map((ms) =>
    new Date(Date.now() + ms).toISOString().slice(0, 10),
  );
  const column = (key: keyof TimedVisit) => sql.param(visits.map((visit) => visit[key]));
  await withTransaction({ db }, async ({ db }) => {
    await db.execute(sql`
      with told as (
        select distinct on (page, load, number) * from unnest(
          ${column('page')}::uuid[], ${column('load')}::text[], ${column('number')}::int[], ${column('kind')}::text[],
          ${column('seconds')}::int[], ${column('source')}::text[], ${column('target')}::text[], ${column('at')}::timestamptz[]
        ) as told (page, load, number, kind, seconds, source, target, at)
      ), kept as (
        insert into visit (content_id, load, number, kind, seconds, source, target, at)
        select c.id, md5(t.page || t.load)::uuid, t.number, t.kind, t.seconds, t.source, t.target, t.at
        from told t join content c on c.id = t.page
        where c.status = 'published' and c.removed_at is null
          and not exists (select from visit v where v.load = md5(t.page || t.load)::uuid and v.number = t.number
            and v.day between ${yesterday}::date and ${tomorrow}::date)
        on conflict do nothing
        returning content_id, kind, seconds, source, at
      ), seen as (
        select distinct c.workspace_id, (k.at at time zone 'UTC')::date as day, k.source
        from kept k join content c on c.id = k.content_id
      ), too_many as materialized (
        select n.workspace_id, n.day, n.source from (
          select s.*, row_number() over (partition by s.workspace_id, s.day order by s.source) as place
          from seen s where s.source <> '' and not exists (select from visit_site_day v
            where v.workspace_id = s.workspace_id and v.day = s.day and v.source = s.source)
        ) n where n.place > ${SOURCES_A_DAY} - (select count(*) from visit_site_day v
          where v.workspace_id = n.workspace_id and v.day = n.day)
      ), counted as materialized (
        select c.workspace_id, k.content_id, date_trunc('hour', k.at, 'UTC') as hour,
          (k.at at time zone 'UTC')::date as day,
          case when (c.workspace_id, (k.at at time zone 'UTC')::date, k.source)
            in (select workspace_id, day, source from too_many) then ${OTHER_SOURCES} else k.source end as source,
          count(*) filter (where k.kind = 'view') as views,
          sum(k.seconds) as seconds,
          count(*) filter (where k.kind = 'conversion') as conversions
        from kept k join content c on c.id = k.content_id
        group by 1, 2, 3, 4, 5
      ), by_hour as (
        insert into visit_hour as v (content_id, hour, views, engaged_seconds, conversions)
        select content_id, hour, sum(views), sum(seconds), sum(conversions)
        from counted group by 1, 2 order by 1, 2
        on conflict (content_id, hour) do update set views = v.views + excluded.views,
          engaged_seconds = v.engaged_seconds + excluded.engaged_seconds,
          conversions = v.conversions + excluded.conversions
      ), by_day as (
        insert into visit_day as v (workspace_id, content_id, day, views, engaged_seconds, conversions)
        select workspace_id, content_id, day, sum(views), sum(seconds), sum(conversions)
        from counted group by 1, 2, 3 order by 2, 3
        on conflict (content_id, day) do update set views = v.views + excluded.views,
          engaged_seconds = v.engaged_seconds + excluded.engaged_seconds,
          conversions = v.conversions + excluded.conversions, is_counted = false
      ), by_month as (
        insert into visit_month as v (workspace_id, content_id, month, views, engaged_seconds, conversions)
        select workspace_id, content_id, date_trunc('month', day)::date, sum(views), sum(seconds), sum(conversions)
        from counted group by 1, 2, 3 order by 2, 3
        on conflict (content_id, month) do update set views = v.views + excluded.views,
          engaged_seconds = v.engaged_seconds + excluded.engaged_seconds,
          conversions = v.conversions + excluded.conversions
      ), by_source as (
        insert into visit_source_day as v (content_id, day, source, views)
        select content_id, day, source, sum(views)
        from counted group by 1, 2, 3 having sum(views) > 0 order by 1, 2, 3
        on conflict (content_id, day, source) do update set views = v.views + excluded.views
      ), by_source_and_month as (
        insert into visit_source_month as v (content_id, month, source, views)
        select content_id, date_trunc('month', day)::date, source, sum(views)
        from counted group by 1, 2, 3 having sum(views) > 0 order by 1, 2, 3
        on conflict (content_id, month, source) do update set views = v.views + excluded.views
      )
      insert into visit_site_day as v (workspace_id, day, source, views, engaged_seconds, conversions)
      select workspace_id, day, source, sum(views), sum(seconds), sum(conversions)
      from counted group by 1, 2, 3 order by 1, 2, 3
      on conflict (workspace_id, day, source) do update set views = v.views + excluded.views,
        engaged_seconds = v.engaged_seconds + excluded.engaged_seconds,
        conversions = v.conversions + excluded.conversions`);
  });
}

/**
 * Updates the counters of items from their daily sums, a hundred at a time, and returns how many were updated. Rows
 * locked by another server are skipped until the next run, to avoid deadlocks between writing and counting visits.
 */
export async function updateVisitCounters(db: Database): Promise<number> {
  const { rowCount } = await db.execute(sql`
    with changed as (
      select content_id from content_stats
      where content_id in (select content_id from visit_day where not is_counted limit 100)
      order by content_id for no key update skip locked
    ), free as (
      select content_id, day from visit_day
      where content_id in (select content_id from changed) and not is_counted
      for update skip locked
    ), summed as (
      update visit_day d set is_counted = true from free
      where d.content_id = free.content_id and d.day = free.day
      returning d.content_id
    ), total as (
      select content_id, sum(views) as views, sum(engaged_seconds) as seconds, sum(conversions) as conversions
      from visit_day where content_id in (select content_id from summed) group by 1
    )
    update content_stats c set view_count = t.views, engagement_time = t.seconds, conversions = t.conversions
    from total t where c.content_id = t.content_id`);
  return rowCount ?? 0;
}

const DELETE_MS = 120_000;

/**
 * Prepares the partitions of the next days, and takes away single visits and hourly sums past their retention period:
 * partitions as a whole, and what has no partition of its own in batches.
 */
export async function keepVisits({ db, services, log }: EffectContext): Promise<void> {
  const { visitsDays } = services.config.retention;
  const areFree =
    (await createVisitPartitions(db, visitsDays)) && (await dropVisitPartitions(db, visitsDays));
  if (!areFree)
    log.info({ event: 'visit_partitions_busy' }, 'partitions of visits are in use; the next run tries again');
  const limit = sql`now() - make_interval(days => ${visitsDays})`;
  for (const table of (await hasVisitsBefore(db)) ? ['visit_before', 'visit_other'] : ['visit_other'])
    await deleteInBatches(db, { table, where: sql`at < ${limit}` }, Date.now() + DELETE_MS);
  await deleteInBatches(db, { table: 'visit_hour', where: sql`hour < ${limit}` }, Date.now() + DELETE_MS);
}
