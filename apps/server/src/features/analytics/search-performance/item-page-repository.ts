import { sql } from 'drizzle-orm';
import { matchOwnPages } from '../own-pages-repository.ts';
import type { WorkspaceContext } from './marks-repository.ts';

/** Days whose impressions decide which of several addresses is shown. */
const RECENT_DAYS = 28;

/** Finds the address of a published item in a property: the one with the most recent impressions; null without figures. */
export async function findItemPage(
  { db, actor }: WorkspaceContext,
  propertyId: number,
  contentId: string,
): Promise<string | null> {
  const { rows } = await db.execute<{ url: string }>(sql`
    with items as (
      select content_id, slug from publication
      where content_id = ${contentId} and workspace_id = ${actor.workspaceId}
    ), ${matchOwnPages(propertyId, actor.workspaceSlug)}
    select p.url from found f join search_page p on p.id = f.id
    left join lateral (
      select sum(impressions) as impressions from search_page_day d
      where d.page_id = p.id and d.day > (select max(day) from search_day where property_id = ${propertyId}) - ${RECENT_DAYS}::int
    ) recent on true
    order by recent.impressions desc nulls last, length(p.url), p.id limit 1`);
  return rows[0]?.url ?? null;
}
