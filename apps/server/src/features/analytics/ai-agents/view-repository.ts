import { AI_AGENTS, AI_LOG_LIMITS, AI_REFERRERS, type AiIdentity } from '@pagewright/contract/analytics';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { deleteInBatches } from '../../../platform/db/delete-in-batches.ts';
import type { EffectContext } from '../../../platform/jobs/define.ts';

/** Views of one page by one agent on one day. */
export interface CountedView {
  readonly workspaceId: string;
  readonly day: string;
  readonly agent: string;
  readonly identity: AiIdentity;
  readonly path: string;
  readonly hits: number;
}

/** Maximum pages by agent, identity, and day of a workspace; views of further ones are kept without their page. */
const PAGES_A_DAY = 1_000;
/** Days for which sums by agent are kept. */
const SUM_DAYS = 1_220;
const MERGE_BATCH = 5_000;
const CLEAN_UP_MS = 120_000;

/** Adds views to the sums of their days. Rows are written in a fixed order to avoid deadlocks between servers. */
export async function writeAgentViews(db: Database, views: readonly CountedView[]): Promise<void> {
  if (views.length === 0) return;
  const column = (key: keyof CountedView) => sql.param(views.map((view) => view[key]));
  await db.execute(sql`
    with given as (
      select g.* from unnest(${column('workspaceId')}::text[], ${column('day')}::date[], ${column('agent')}::text[],
        ${column('identity')}::text[], ${column('path')}::text[], ${column('hits')}::int[])
        as g (workspace_id, day, agent, identity, path, hits)
      join workspace w on w.id = g.workspace_id
    ), fresh as (
      select g.*, row_number() over (partition by workspace_id, day order by agent, identity, path) as place
      from given g where not exists (select from ai_visit v where v.workspace_id = g.workspace_id and v.day = g.day
        and v.agent = g.agent and v.identity = g.identity and v.path = g.path)
    ), too_many as (
      select f.workspace_id, f.day, f.agent, f.identity, f.path from fresh f
      where f.place > ${PAGES_A_DAY} - (select count(*) from ai_visit v
        where v.workspace_id = f.workspace_id and v.day = f.day)
    ), placed as (
      select g.workspace_id, g.day, g.agent, g.identity, g.hits,
        case when t.path is null then g.path else '' end as path
      from given g left join too_many t using (workspace_id, day, agent, identity, path)
    )
    insert into ai_visit as v (workspace_id, day, agent, identity, path, hits)
    select workspace_id, day, agent, identity, path, sum(hits) from placed group by 1, 2, 3, 4, 5
    order by 1, 2, 3, 4, 5
    on conflict (workspace_id, day, agent, identity, path) do update set hits = v.hits + excluded.hits`);
}

/** The counted views of a site: of the one published here if it is blank, or from the logs of another. */
export interface SiteDays {
  readonly workspaceId: string;
  readonly site: string;
  readonly from: string;
  readonly to: string;
}

const viewsOf = ({ workspaceId, site, from, to }: SiteDays): SQL =>
  site === ''
    ? sql`(select day, agent, identity, path, hits from ai_visit
        where workspace_id = ${workspaceId} and day between ${from} and ${to}) views`
    : sql`(select v.day, v.agent, v.identity, v.path, v.hits from ai_log_import i join ai_log_visit v on v.import_id = i.id
        where i.workspace_id = ${workspaceId} and i.site = ${site} and v.day between ${from} and ${to}) views`;

const agentNames = sql.param(AI_AGENTS.map(({ name }) => name));
const hosts = sql.param([...AI_REFERRERS]);

type Row<T> = T & Record<string, unknown>;

/** Views by day, agent, and identity, oldest first. */
export async function listAgentDays(
  db: Database,
  days: SiteDays,
): Promise<
  { readonly day: string; readonly agent: string; readonly identity: AiIdentity; readonly hits: number }[]
> {
  const { rows } = await db.execute<
    Row<{ day: string; agent: string; identity: AiIdentity; hits: number }>
  >(sql`
    select day::text, agent, identity, sum(hits)::float8 as hits from ${viewsOf(days)}
    where agent = any(${agentNames}::text[]) group by 1, 2, 3 order by 1, 2, 3`);
  return rows;
}

/** Views by page, agent, and identity, of the pages with the most views. */
export async function listAgentPages(
  db: Database,
  days: SiteDays,
  max: number,
): Promise<
  { readonly path: string; readonly agent: string; readonly identity: AiIdentity; readonly hits: number }[]
> {
  const { rows } = await db.execute<
    Row<{ path: string; agent: string; identity: AiIdentity; hits: number }>
  >(sql`
    with views as materialized (select path, agent, identity, sum(hits) as hits from ${viewsOf(days)}
      where agent = any(${agentNames}::text[]) group by 1, 2, 3),
    top as (select path, sum(hits) as total from views where path <> '' group by 1 order by 2 desc, 1 limit ${max})
    select v.path, v.agent, v.identity, v.hits::float8 as hits from views v left join top using (path)
    where top.path is not null or v.path = '' order by top.total desc nulls last, v.path, v.hits desc, v.agent`);
  return rows;
}

/** All rows of a site, oldest first, for an export. */
export async function listAgentRows(
  db: Database,
  days: SiteDays,
  max: number,
): Promise<readonly Omit<CountedView, 'workspaceId'>[]> {
  const { rows } = await db.execute<Row<Omit<CountedView, 'workspaceId'>>>(sql`
    select day::text, agent, identity, path, sum(hits)::float8 as hits from ${viewsOf(days)}
    group by 1, 2, 3, 4 order by 1, 2, 3, 4 limit ${max}`);
  return rows;
}

/**
 * Readers from AI assistants, by day and host. On the site published here they are counted by its pages' own
 * script, elsewhere from the referrers in the logs.
 */
export async function listReferralDays(
  db: Database,
  days: SiteDays,
): Promise<{ readonly day: string; readonly host: string; readonly visits: number }[]> {
  const { workspaceId, site, from, to } = days;
  const { rows } = await db.execute<Row<{ day: string; host: string; visits: number }>>(
    site === ''
      ? sql`select v.day::text, v.source as host, sum(v.views)::float8 as visits from visit_site_day v
          where v.workspace_id = ${workspaceId} and v.day between ${from} and ${to} and v.source = any(${hosts}::text[])
          group by 1, 2 order by 1, 2`
      : sql`select day::text, agent as host, sum(hits)::float8 as visits from ${viewsOf(days)}
          where agent = any(${hosts}::text[]) group by 1, 2 order by 1, 2`,
  );
  return rows;
}

/**
 * Removes pages from views past the retention of visits and keeps their sums, deletes old sums, and forgets which lines
 * of logs were counted when they are too old to be counted again.
 */
export async function deleteOldAgentViews({ db, services }: EffectContext): Promise<void> {
  const until = Date.now() + CLEAN_UP_MS;
  const { visitsDays } = services.config.retention;
  for (const [table, owner] of [
    ['ai_visit', 'workspace_id'],
    ['ai_log_visit', 'import_id'],
  ] as const) {
    const name = sql.identifier(table);
    const key = sql.identifier(owner);
    for (let merged = MERGE_BATCH; merged === MERGE_BATCH && Date.now() < until;) {
      const { rows } = await db.execute<Row<{ merged: number }>>(sql`
        with old as (
          delete from ${name} where ctid = any(array(select ctid from ${name}
            where path <> '' and day < current_date - ${visitsDays}::int limit ${MERGE_BATCH}))
          returning *
        ), kept as (
          insert into ${name} as v (${key}, day, agent, identity, path, hits)
          select ${key}, day, agent, identity, '', sum(hits) from old group by 1, 2, 3, 4 order by 1, 2, 3, 4
          on conflict (${key}, day, agent, identity, path) do update set hits = v.hits + excluded.hits
        ) select count(*)::int as merged from old`);
      merged = rows[0]?.merged ?? 0;
    }
    await deleteInBatches(db, { table, where: sql`day < current_date - ${SUM_DAYS}::int` }, until);
  }
  const lines = sql`day < current_date - ${AI_LOG_LIMITS.days + 2}::int`;
  await deleteInBatches(db, { table: 'ai_log_line', where: lines }, until);
}
