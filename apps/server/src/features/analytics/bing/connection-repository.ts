import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { bingConnection } from '../../../platform/db/schema/index.ts';
import { inSeconds, type ConnectionTable } from '../scheduled-imports/import-repository.ts';

/** For what all scheduled imports share. */
export const bingConnections: ConnectionTable = { table: bingConnection, isRunning: 'is_pulling' };

export type BingConnectionRow = typeof bingConnection.$inferSelect;

const healthy = { problem: null, problemSince: null, failures: 0, toldAt: null, isPulling: false };

/** Finds the connection of a workspace; with `isLocked`, locks it until the transaction ends. */
export async function findBingConnection(
  db: Database,
  workspaceId: string,
  isLocked = false,
): Promise<BingConnectionRow | undefined> {
  const query = db.select().from(bingConnection).where(eq(bingConnection.workspaceId, workspaceId));
  const [row] = await (isLocked ? query.for('update') : query);
  return row;
}

/** Stores a new key. The chosen site stays and is pulled right away. */
export async function writeBingKey(
  db: Database,
  row: Pick<BingConnectionRow, 'workspaceId' | 'authorId' | 'key' | 'keyEnd'>,
): Promise<void> {
  const { workspaceId: _, ...written } = row;
  await db
    .insert(bingConnection)
    .values({ ...row, dueAt: sql`now()` })
    .onConflictDoUpdate({
      target: bingConnection.workspaceId,
      set: { ...written, ...healthy, dueAt: sql`now()` },
    });
}

/** Switches to a site and deletes the figures of the former one. */
export async function chooseBingSite(db: Database, workspaceId: string, site: string): Promise<void> {
  await deleteBingFigures(db, workspaceId);
  await db
    .update(bingConnection)
    .set({ site, pulledAt: null, ...healthy, dueAt: sql`now()` })
    .where(eq(bingConnection.workspaceId, workspaceId));
}

/** Schedules a pull for now, unless one is running. */
export async function scheduleBingPull(db: Database, workspaceId: string): Promise<void> {
  await db
    .update(bingConnection)
    .set({ dueAt: sql`now()` })
    .where(and(eq(bingConnection.workspaceId, workspaceId), eq(bingConnection.isPulling, false)));
}

/** Deletes a connection with its key and all its figures. */
export async function deleteBingConnection(db: Database, workspaceId: string): Promise<void> {
  await deleteBingFigures(db, workspaceId);
  await db.delete(bingConnection).where(eq(bingConnection.workspaceId, workspaceId));
}

async function deleteBingFigures(db: Database, workspaceId: string): Promise<void> {
  for (const table of [sql`bing_day`, sql`bing_week`])
    await db.execute(sql`delete from ${table} where workspace_id = ${workspaceId}`);
}

/** Claims the connections that are due; if their server is killed, they are due again after the lease. */
export async function claimDueBing(db: Database, leaseSeconds: number): Promise<string[]> {
  const rows = await db
    .update(bingConnection)
    .set({ dueAt: inSeconds(leaseSeconds), isPulling: true })
    .where(sql`site is not null and due_at <= now()`)
    .returning({ workspaceId: bingConnection.workspaceId });
  return rows.map(({ workspaceId }) => workspaceId);
}

/** Records a successful pull and when the next one is due. */
export async function recordBingPull(db: Database, workspaceId: string, seconds: number): Promise<void> {
  await db
    .update(bingConnection)
    .set({
      ...healthy,
      pulledAt: sql`now()`,
      dueAt: inSeconds(seconds),
    })
    .where(eq(bingConnection.workspaceId, workspaceId));
}
