import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';

/** Pages to check: all of a workspace, those of one author, or a single page. */
export interface PageScope {
  readonly workspaceId: string;
  readonly authorId?: string;
  readonly contentId?: string;
}

/** A public page with fewer views in the last full month (UTC) than in the month before. */
export interface FallingPage {
  readonly contentId: string;
  readonly title: string;
  /** First day of the last full month, YYYY-MM-DD. */
  readonly month: string;
}

/** Lists public pages with fewer views in the last full month than in the month before, largest loss first. */
export async function listFallingPages(
  db: Database,
  { workspaceId, authorId, contentId }: PageScope,
  limit: number,
): Promise<FallingPage[]> {
  const { rows } = await db.execute<{ id: string; title: string; month: string }>(sql`
    with whole as (
      select (date_trunc('month', now() at time zone 'UTC') - interval '1 month')::date as month
    ), views as (
      select v.content_id,
        coalesce(sum(v.views) filter (where v.month = whole.month), 0) as latest,
        coalesce(sum(v.views) filter (where v.month < whole.month), 0) as previous
      from visit_month v cross join whole
      where v.workspace_id = ${workspaceId}
        and v.month between whole.month - interval '1 month' and whole.month
        ${contentId === undefined ? sql`` : sql`and v.content_id = ${contentId}`}
      group by v.content_id
    )
    select c.id, c.title, to_char(whole.month, 'YYYY-MM-DD') as month
    from views cross join whole
      join content c on c.id = views.content_id and c.removed_at is null
      join publication p on p.content_id = c.id
    where views.latest < views.previous
      ${authorId === undefined ? sql`` : sql`and c.author_id = ${authorId}`}
    order by views.previous - views.latest desc, c.id
    limit ${limit}`);
  return rows.map(({ id, title, month }) => ({ contentId: id, title, month }));
}
