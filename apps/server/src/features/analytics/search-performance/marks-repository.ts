import type { SearchMark } from '@pagewright/contract/analytics';
import { sql } from 'drizzle-orm';
import type { Actor, Context } from '../../../platform/context.ts';
import type { Days } from './detail-repository.ts';

const MARKS_SHOWN = 300;

/**
 * Lists what was published in these days and, for a single page, later saves by a person. A page belongs to an item
 * by its path on the workspace's site or own domain, or by the address reported by a connected site.
 */
export async function listMarks(
  { db, actor }: Pick<Context, 'db'> & { readonly actor: Pick<Actor, 'workspaceId' | 'workspaceSlug'> },
  { from, to }: Days,
  page: string | null,
): Promise<SearchMark[]> {
  const { rows } = await db.execute<SearchMark & Record<string, unknown>>(sql`
    with items as (
      select c.id, c.title, p.published_at from content c join publication p on p.content_id = c.id
      where c.workspace_id = ${actor.workspaceId} and c.removed_at is null
        and ${page === null ? sql`true` : sql`(${isPage(actor.workspaceSlug, page)})`}
    )
    select to_char(at at time zone 'America/Los_Angeles', 'YYYY-MM-DD') as day, kind, title, id as "contentId" from (
      select published_at as at, 'published' as kind, title, id from items
      union all
      select min(r.created_at) as at, 'revised', i.title, i.id from items i
      join content_revision r on r.content_id = i.id and r.kind <> 'autosave' and r.created_at > i.published_at
      where ${page !== null}
      group by i.id, i.title, date_trunc('day', r.created_at at time zone 'America/Los_Angeles')
    ) all_marks
    where (at at time zone 'America/Los_Angeles')::date between ${from} and ${to} order by at, id limit ${MARKS_SHOWN}`);
  return rows;
}

/** Whether the row `p` of `publication` is the page at an address. */
function isPage(workspaceSlug: string, page: string) {
  const path = sql`rtrim(regexp_replace(${page}, '^https?://[^/?#]*|[?#].*$', '', 'gi'), '/')`;
  return sql`${path} in ('/' || p.slug, '/sites/' || ${workspaceSlug}::text || '/' || p.slug)
    or exists (select from remote_post r where r.content_id = p.content_id and rtrim(r.url, '/') = rtrim(${page}, '/'))`;
}
