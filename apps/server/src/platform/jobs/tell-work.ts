import { sql } from 'drizzle-orm';
import type { Database } from '../db/client.ts';

/**
 * On commit, notifies the author's windows on every server that a run or crawl changed; with an id also the calls that
 * wait for that run, and the executors.
 */
export async function tellWork(
  db: Database,
  { workspaceId, authorId, id }: { workspaceId: string; authorId: string; id?: string },
  kind: 'runs' | 'queued' = 'runs',
): Promise<void> {
  const change = [workspaceId, authorId, kind, ...(id === undefined ? [] : [id])].join(' ');
  await db.execute(sql`select pg_notify('notification_change', ${change})`);
}
