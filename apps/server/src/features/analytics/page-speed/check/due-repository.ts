import type { Database } from '../../../../platform/db/client.ts';
import { sql } from 'drizzle-orm';

/** A connection whose pages are due to be checked. */
export interface DueConnection {
  readonly workspaceId: string;
  readonly authorId: string | null;
  /** Whether this continues a check in progress. */
  readonly isBegun: boolean;
}

/** Claims a connection that is due; if its server is killed, it is due again after the lease. */
export async function claimDueConnection(
  db: Database,
  leaseSeconds: number,
): Promise<DueConnection | undefined> {
  const { rows } = await db.execute<DueConnection & Record<string, unknown>>(sql`
    with due as (
      select workspace_id, is_checking from page_speed_connection where due_at <= now()
      order by due_at limit 1 for update skip locked
    )
    update page_speed_connection c set is_checking = true,
      due_at = clock_timestamp() + make_interval(secs => ${leaseSeconds})
    from due where due.workspace_id = c.workspace_id
    returning c.workspace_id as "workspaceId", c.author_id as "authorId",
      due.is_checking and c.origin is not null as "isBegun"`);
  return rows[0];
}

/** Postpones a check before it starts. */
export async function postponeCheck(db: Database, workspaceId: string, seconds: number): Promise<void> {
  await db.execute(sql`
    update page_speed_connection set is_checking = false,
      due_at = clock_timestamp() + make_interval(secs => ${seconds})
    where workspace_id = ${workspaceId}`);
}
