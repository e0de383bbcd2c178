import type {
  listSitePages as listCall,
  SiteChange,
  SiteSort,
  StatusChange,
} from '@pagewright/contract/analytics';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import { sql, type SQL } from 'drizzle-orm';
import type { Context } from '../../../platform/context.ts';
import { trafficParts, type SiteTraffic } from './site-traffic-repository.ts';

/** Workspace-specific data about a page is joined to it. */
export type WorkspaceOf = Pick<Context, 'db'> & { readonly actor: Pick<Context['actor'], 'workspaceId'> };
/** Filters for the pages of a site. */
export type PageFilters = Pick<
  ParsedRequest<typeof listCall>['query'],
  | 'status'
  | 'verdict'
  | 'issue'
  | 'noindex'
  | 'foundBy'
  | 'minDepth'
  | 'changedDays'
  | 'change'
  | 'search'
  | 'assignee'
> & {
  /** Only these pages. */
  readonly ids?: readonly string[];
};

const statusChanged = (kind: StatusChange): SQL =>
  sql`case when page.status_change = ${kind} then page.status_changed_at end`;
/** When a crawl saw a page change; null if it never did. */
const CHANGED_AT: Readonly<Record<SiteChange | 'any', SQL>> = {
  any: sql`greatest(page.changed_seen_at, page.status_changed_at)`,
  text: sql`page.changed_seen_at`,
  gone: statusChanged('gone'),
  redirected: statusChanged('redirected'),
  back: statusChanged('back'),
};

/** Sort keys of pages, ascending. */
const KEYS: Readonly<Record<Exclude<SiteSort, 'clicks'>, SQL>> = {
  inbound: sql`-page.inbound`,
  score: sql`coalesce(-grade.score, 1)`,
  words: sql`-page.words`,
  depth: sql`coalesce(page.depth, 1000)`,
  // In minutes, which fit into an integer.
  changed: sql`coalesce(-floor(extract(epoch from ${CHANGED_AT.any}) / 60)::int, 1)`,
  url: sql`page.url`,
};

/** The sort key of a page; `clicks` are those of the page. */
export const sortKey = (sort: SiteSort, clicks: SQL): SQL =>
  sort === 'clicks' ? sql`-(${clicks})` : KEYS[sort];

/** Filter value for unassigned pages. */
export const NOBODY = 'none';

const STATUSES: Readonly<Record<NonNullable<PageFilters['status']>, SQL>> = {
  ok: sql`page.status between 200 and 299`,
  redirect: sql`page.status between 300 and 399`,
  error: sql`(page.status >= 400 or page.status = 0)`,
  blocked: sql`page.is_blocked`,
  unread: sql`page.checked_at is null`,
};

/** Whether a `task` of the workspace is assigned to a `member`; for `none`, to anybody. */
export const isAssignedTo = ({ actor }: WorkspaceOf, assignee: string): SQL =>
  sql`task.workspace_id = ${actor.workspaceId} and ${assignee === NOBODY ? sql`true` : sql`member.user_id = ${assignee}`}`;

/** The member of the workspace who takes care of a `page`. */
export const assigneeOf = ({ actor }: WorkspaceOf): SQL => sql`(
  select jsonb_build_object('userId', person.id, 'name', person.name)
  from site_page_assignment task join member on member.id = task.member_id join "user" person on person.id = member.user_id
  where task.page_id = page.id and task.workspace_id = ${actor.workspaceId})`;

/** The condition for the pages of a site that match the filters. */
export function conditions(
  ctx: WorkspaceOf,
  siteId: string,
  filters: PageFilters,
  traffic: SiteTraffic | null,
): SQL {
  const {
    ids,
    status,
    verdict,
    issue,
    noindex,
    foundBy,
    minDepth,
    changedDays,
    change,
    search = '',
    assignee,
  } = filters;
  const all: SQL[] = [sql`page.site_id = ${siteId}::uuid`];
  if (ids !== undefined) all.push(sql`page.id = any(${sql.param(ids)}::bigint[])`);
  if (status !== undefined) all.push(STATUSES[status]);
  if (verdict !== undefined) all.push(sql`${trafficParts(traffic).verdict} = ${verdict}`);
  if (issue !== undefined) all.push(sql`${issue} = any(page.issues)`);
  if (noindex !== undefined) all.push(sql`page.is_noindex = ${noindex === 'true'}`);
  if (foundBy !== undefined) all.push(sql`page.found_by = ${foundBy}`);
  if (minDepth !== undefined) all.push(sql`page.depth >= ${minDepth}`);
  if (change !== undefined) all.push(sql`${CHANGED_AT[change]} is not null`);
  if (changedDays !== undefined)
    all.push(sql`${CHANGED_AT[change ?? 'any']} > now() - ${Number(changedDays)}::int * interval '1 day'`);
  if (assignee !== undefined) {
    const assigned = sql`(select from site_page_assignment task join member on member.id = task.member_id
      where task.page_id = page.id and ${isAssignedTo(ctx, assignee)})`;
    all.push(assignee === NOBODY ? sql`not exists ${assigned}` : sql`exists ${assigned}`);
  }
  if (search !== '') {
    const pattern = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
    all.push(sql`(page.url ilike ${pattern} or page.title ilike ${pattern}
      or (page.status_change in ('gone', 'redirected') and page.former_title ilike ${pattern}))`);
  }
  return sql.join(all, sql` and `);
}
