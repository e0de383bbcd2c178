import { AI_AGENTS, AI_REFERRERS } from '@pagewright/contract/analytics';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import type { Days } from './detail-repository.ts';
import { selectItemsAt, type WorkspaceContext } from './marks-repository.ts';

/** Search engines' crawlers are left out: they read for their results too. */
const AGENTS = sql.param(AI_AGENTS.filter(({ purpose }) => purpose !== 'engine').map(({ name }) => name));
const REFERRERS = sql.param([...AI_REFERRERS]);

/** Counts of one day. */
export interface DayCounts {
  readonly day: string;
  readonly agentViews: number;
  readonly referrals: number;
}

/** Which pages are counted: all, or the one at an address with these paths on the site published here and in logs. */
export type CountedPage = { readonly url: string; readonly path: string; readonly logPath: string } | null;

/** Counts page views by AI agents and readers from AI assistants, by day (UTC), for days with any. */
export async function listAiDays(
  ctx: WorkspaceContext,
  { from, to }: Days,
  { sites, page }: { readonly sites: readonly string[]; readonly page: CountedPage },
): Promise<DayCounts[]> {
  const { workspaceId } = ctx.actor;
  const within = (column: string): SQL => sql`${sql.raw(column)} between ${from} and ${to}`;
  const logs = sql`from ai_log_import i join ai_log_visit v on v.import_id = i.id
    where i.workspace_id = ${workspaceId} and i.site = any(${sql.param([...sites])}::text[]) and ${within('v.day')}
      ${page === null ? sql`` : sql`and rtrim(v.path, '/') = ${page.logPath}`}`;
  const readers =
    page === null
      ? sql`select day, views from visit_site_day
          where workspace_id = ${workspaceId} and ${within('day')} and source = any(${REFERRERS}::text[])`
      : sql`select day, views from visit_source_day
          where content_id in (${selectItemsAt(ctx, page.url)}) and ${within('day')} and source = any(${REFERRERS}::text[])`;
  const { rows } = await ctx.db.execute<DayCounts & Record<string, unknown>>(sql`
    select day::text, sum(agents)::float8 as "agentViews", sum(readers)::float8 as referrals from (
      select day, hits as agents, 0 as readers from ai_visit
      where workspace_id = ${workspaceId} and ${within('day')} and agent = any(${AGENTS}::text[])
        and identity <> 'outside_list' ${page === null ? sql`` : sql`and path = ${page.path}`}
      union all
      select v.day, v.hits, 0 ${logs} and v.agent = any(${AGENTS}::text[]) and v.identity <> 'outside_list'
      union all
      select v.day, 0, v.hits ${logs} and v.agent = any(${REFERRERS}::text[])
      union all
      select day, 0, views from (${readers}) readers
    ) counted group by day order by day`);
  return rows;
}

/** Since when a workspace's own site is counted, and which days its logs cover. */
export interface Counting {
  /** First day with a view by any agent; null if there was none. */
  readonly agentsSince: string | null;
  /** First day with a visit of anybody. */
  readonly readersSince: string | null;
  readonly logs: readonly { readonly site: string; readonly from: string; readonly to: string }[];
}

/** Reads what was counted at all. */
export async function readCounting(db: Database, workspaceId: string): Promise<Counting> {
  const { rows } = await db.execute<Counting & Record<string, unknown>>(sql`
    select (select min(day)::text from ai_visit where workspace_id = ${workspaceId}) as "agentsSince",
      (select min(day)::text from visit_site_day where workspace_id = ${workspaceId}) as "readersSince",
      (select coalesce(json_agg(json_build_object('site', site, 'from', from_day, 'to', to_day)), '[]')
        from ai_log_import where workspace_id = ${workspaceId} and from_day is not null and to_day is not null) as logs`);
  return rows[0] ?? { agentsSince: null, readersSince: null, logs: [] };
}
