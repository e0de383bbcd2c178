import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';

/** Finds a person's membership in a workspace; null if there is none. */
export async function findMembership(
  db: Database,
  workspaceId: string,
  userId: string,
): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from member where organization_id = ${workspaceId} and user_id = ${userId}`,
  );
  return rows[0]?.id ?? null;
}

/** Returns the sites of pages. */
export async function findSitesOfPages(db: Database, pages: readonly number[]): Promise<string[]> {
  const { rows } = await db.execute<{ site_id: string }>(
    sql`select distinct site_id from indexed_page where id = any(${sql.param(pages)}::bigint[])`,
  );
  return rows.map(({ site_id: id }) => id);
}

/** Returns the assignees of pages by user ID; null for unassigned pages. */
export async function findAssignees(
  db: Database,
  workspaceId: string,
  pages: readonly number[],
): Promise<{ readonly id: string; readonly userId: string | null }[]> {
  const { rows } = await db.execute<{ id: string; userId: string | null }>(sql`
    select page.id, member.user_id as "userId" from indexed_page page
      left join site_page_assignment task on task.page_id = page.id and task.workspace_id = ${workspaceId}
      left join member on member.id = task.member_id
    where page.id = any(${sql.param(pages)}::bigint[]) order by page.id`);
  return rows;
}

/** Assigns pages to a member, or to nobody, and returns how many assignments changed. */
export async function putAssignments(
  db: Database,
  workspaceId: string,
  pages: readonly number[],
  memberId: string | null,
): Promise<number> {
  const given = sql`${sql.param(pages)}::bigint[]`;
  const { rowCount } = await db.execute(
    memberId === null
      ? sql`delete from site_page_assignment where workspace_id = ${workspaceId} and page_id = any(${given})`
      : sql`insert into site_page_assignment (workspace_id, page_id, member_id)
          select ${workspaceId}, id, ${memberId} from indexed_page where id = any(${given}) order by id
          on conflict (workspace_id, page_id) do update set member_id = excluded.member_id, assigned_at = now()
          where site_page_assignment.member_id <> excluded.member_id`,
  );
  return rowCount ?? 0;
}
