import { PAGE_SPEED_LIMITS } from '@pagewright/contract/analytics';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';

/** A site or page to ask Google about. */
export interface SpeedTarget {
  readonly id: number;
  readonly url: string;
  readonly isOrigin: boolean;
}

/**
 * Updates the checked site and its known pages: published ones first, then indexable crawled ones, most linked first.
 * Targets of another site are deleted.
 */
export async function syncTargets(
  db: Database,
  workspaceId: string,
  site: { readonly siteId: string; readonly origin: string } | null,
): Promise<void> {
  const origin = site?.origin ?? null;
  await db.execute(
    sql`update page_speed_connection set origin = ${origin} where workspace_id = ${workspaceId}`,
  );
  await db.execute(sql`
    delete from page_speed_target where workspace_id = ${workspaceId}
      and (${origin}::text is null or not (url = ${origin} or starts_with(url, ${origin} || '/')))`);
  if (site === null) return;
  // To Google, addresses that differ only in their query are one page.
  await db.execute(sql`
    with found as (
      select url, 0 as kind, 0 as inbound from remote_post join content on content.id = remote_post.content_id
      where content.workspace_id = ${workspaceId} and content.removed_at is null and is_public and url is not null
      union all
      select 'https://' || site.domain || '/' || publication.slug, 0, 0
      from publication join site using (workspace_id)
      where publication.workspace_id = ${workspaceId} and site.domain_verified_at is not null
      union all
      (select url, 1, inbound from indexed_page
      where site_id = ${site.siteId}::uuid and status between 200 and 299 and fault = '' and not is_noindex
        and (canonical_url is null or canonical_to = id)
      order by inbound desc, id limit ${PAGE_SPEED_LIMITS.pages * 2})
    ), page as (
      select url, row_number() over (order by min(kind), max(inbound) desc, url) as place from found
      where starts_with(url, ${site.origin} || '/') and url !~ '[?#]' and length(url) <= ${PAGE_SPEED_LIMITS.url}
      group by url order by place limit ${PAGE_SPEED_LIMITS.pages}
    )
    insert into page_speed_target (workspace_id, url, is_origin, place)
    select ${workspaceId}, ${site.origin}, true, 0
    union all select ${workspaceId}, url, false, place from page
    on conflict (workspace_id, is_origin, md5(url)) do update set known_at = now(), place = excluded.place`);
}

/** Adds a page that a user requested. */
export async function addTarget(db: Database, workspaceId: string, url: string): Promise<SpeedTarget> {
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into page_speed_target (workspace_id, url) values (${workspaceId}, ${url})
    on conflict (workspace_id, is_origin, md5(url)) do update set known_at = now() returning id`);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('the page was not stored');
  return { id, url, isOrigin: false };
}

/** Lists the targets due now: the site once a day, each page once a week, those never checked first. */
export async function listDueTargets(
  db: Database,
  workspaceId: string,
  limit: number,
): Promise<SpeedTarget[]> {
  const { rows } = await db.execute<SpeedTarget & Record<string, unknown>>(sql`
    select id, url, is_origin as "isOrigin" from page_speed_target
    where workspace_id = ${workspaceId} and (checked_at is null or checked_at < now() -
      case when is_origin then interval '20 hours' else make_interval(days => ${PAGE_SPEED_LIMITS.recheckDays}) end)
    order by is_origin desc, checked_at nulls first, place, id limit ${limit}`);
  return rows;
}
