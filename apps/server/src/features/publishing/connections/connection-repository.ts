import { and, asc, count, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { connection } from '../../../platform/db/schema/index.ts';

export type ConnectionRow = typeof connection.$inferSelect;
export type NewConnection = Omit<ConnectionRow, 'createdAt'>;
export type ConnectionChange = Partial<
  Pick<ConnectionRow, 'name' | 'url' | 'userName' | 'secret' | 'isAutomatic'>
>;

/** The connections of a workspace, the oldest first. */
export function findConnections(db: Database, workspaceId: string): Promise<ConnectionRow[]> {
  return db
    .select()
    .from(connection)
    .where(eq(connection.workspaceId, workspaceId))
    .orderBy(asc(connection.createdAt), asc(connection.id));
}

/** One connection of a workspace. */
export async function findConnection(
  db: Database,
  workspaceId: string,
  id: string,
): Promise<ConnectionRow | undefined> {
  const [row] = await db
    .select()
    .from(connection)
    .where(and(eq(connection.workspaceId, workspaceId), eq(connection.id, id)));
  return row;
}

/** Counts a workspace's connections. */
export async function countConnections(db: Database, workspaceId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(connection)
    .where(eq(connection.workspaceId, workspaceId));
  return row?.total ?? 0;
}

/** Adds a connection. */
export async function insertConnection(db: Database, row: NewConnection): Promise<ConnectionRow> {
  const [added] = await db.insert(connection).values(row).returning();
  if (!added) throw new Error('the connection was not kept');
  return added;
}

/** Updates a connection; undefined if it no longer exists. */
export async function updateConnectionRow(
  db: Database,
  id: string,
  change: ConnectionChange,
): Promise<ConnectionRow | undefined> {
  const [row] = await db.update(connection).set(change).where(eq(connection.id, id)).returning();
  return row;
}

/** Deletes a connection with its secret and everything recorded about its posts. */
export async function deleteConnection(db: Database, id: string): Promise<void> {
  await db.delete(connection).where(eq(connection.id, id));
}
