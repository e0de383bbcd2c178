import { sql } from 'drizzle-orm';
import type { Actor } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';

/** The member in whose name a job asks other services. */
export type JobMember = Omit<Actor, 'sessionId' | 'isOperator'>;

/** Finds the admin in whose name a job works; undefined once they are no longer one. */
export async function findJobAdmin(
  db: Database,
  { workspaceId, authorId }: { readonly workspaceId: string; readonly authorId: string | null },
): Promise<JobMember | undefined> {
  const { rows } = await db.execute<JobMember & Record<string, unknown>>(sql`
    select w.id as "workspaceId", w.slug as "workspaceSlug", u.id as "userId", u.name, u.email, 'admin' as role
    from workspace w join member m on m.organization_id = w.id and m.role = 'admin'
      join "user" u on u.id = m.user_id
    where w.id = ${workspaceId} and u.id = ${authorId}`);
  return rows[0];
}
