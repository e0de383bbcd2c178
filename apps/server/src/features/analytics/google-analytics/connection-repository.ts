import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { lockName } from '../../../platform/db/lock-name.ts';
import { ga4Connection, ga4Property } from '../../../platform/db/schema/index.ts';
import { inSeconds, type ConnectionTable } from '../scheduled-imports/import-repository.ts';

/** For what all scheduled imports share. */
export const googleAnalyticsConnections: ConnectionTable = {
  table: ga4Connection,
  isRunning: 'is_pulling',
};

export type PropertyRow = typeof ga4Property.$inferSelect;
export type ConnectionRow = typeof ga4Connection.$inferSelect & {
  readonly property: PropertyRow;
};

const healthy = { problem: null, problemSince: null, failures: 0, toldAt: null, isPulling: false };
const isCurrent = (workspaceId: string) =>
  and(eq(ga4Property.workspaceId, workspaceId), isNull(ga4Property.removedAt));

/** One change of a workspace's connection at a time, also of the first one, which has no row to lock. */
const lockConnection = (db: Database, workspaceId: string) =>
  lockName(db, `Google Analytics of ${workspaceId}`);

/** Finds the connection of a workspace; with `isLocked`, locks it until the transaction ends. */
export async function findConnection(
  db: Database,
  workspaceId: string,
  isLocked = false,
): Promise<ConnectionRow | undefined> {
  if (isLocked) await lockConnection(db, workspaceId);
  const [row] = await db
    .select({ connection: ga4Connection, property: ga4Property })
    .from(ga4Connection)
    .innerJoin(ga4Property, eq(ga4Property.id, ga4Connection.propertyId))
    .where(eq(ga4Connection.workspaceId, workspaceId));
  return row && { ...row.connection, property: row.property };
}

/** Finds the property whose figures a workspace uses. */
export async function findProperty(db: Database, workspaceId: string): Promise<PropertyRow | undefined> {
  const [row] = await db.select().from(ga4Property).where(isCurrent(workspaceId));
  return row;
}

/** Stores a new key for a property, which is imported right away. The same property keeps its figures. */
export async function writeConnection(
  db: Database,
  row: Pick<ConnectionRow, 'workspaceId' | 'authorId' | 'email' | 'key' | 'keyEnd'>,
  number: string,
): Promise<void> {
  await lockConnection(db, row.workspaceId);
  const current = await findProperty(db, row.workspaceId);
  const isSame = current?.number === number;
  const propertyId = isSame ? current.id : await replaceProperty(db, row.workspaceId, number);
  const { workspaceId: _, ...written } = row;
  const change = { ...healthy, propertyId, dueAt: sql`now()`, ...(isSame ? {} : { pulledAt: null }) };
  await db
    .insert(ga4Connection)
    .values({ ...row, propertyId, dueAt: sql`now()` })
    .onConflictDoUpdate({ target: ga4Connection.workspaceId, set: { ...written, ...change } });
}

/** Switches to another property; figures of the former one are no longer shown. */
export async function chooseProperty(db: Database, workspaceId: string, number: string): Promise<void> {
  const propertyId = await replaceProperty(db, workspaceId, number);
  await db
    .update(ga4Connection)
    .set({ propertyId, pulledAt: null, ...healthy, dueAt: sql`now()` })
    .where(eq(ga4Connection.workspaceId, workspaceId));
}

async function replaceProperty(db: Database, workspaceId: string, number: string): Promise<number> {
  await removeProperty(db, workspaceId);
  const [property] = await db.insert(ga4Property).values({ workspaceId, number }).returning();
  if (!property) throw new Error('the property was not kept');
  return property.id;
}

/** Takes a workspace's property out of use; its figures are then deleted in batches. */
async function removeProperty(db: Database, workspaceId: string): Promise<void> {
  await db
    .update(ga4Property)
    .set({ removedAt: sql`now()` })
    .where(isCurrent(workspaceId));
}

/** Stores what an import learned of a property. */
export async function describeProperty(
  db: Database,
  id: number,
  change: Pick<PropertyRow, 'hosts' | 'timeZone'>,
): Promise<void> {
  await db.update(ga4Property).set(change).where(eq(ga4Property.id, id));
}

/** Schedules an import for now, unless one is running. */
export async function scheduleImport(db: Database, workspaceId: string): Promise<void> {
  await db
    .update(ga4Connection)
    .set({ dueAt: sql`now()` })
    .where(and(eq(ga4Connection.workspaceId, workspaceId), eq(ga4Connection.isPulling, false)));
}

/** Deletes a connection with its key, and takes its property out of use. */
export async function deleteConnection(db: Database, workspaceId: string): Promise<void> {
  await db.delete(ga4Connection).where(eq(ga4Connection.workspaceId, workspaceId));
  await removeProperty(db, workspaceId);
}

/** Claims the connections that are due; if their server is killed, they are due again after the lease. */
export async function claimDue(db: Database, leaseSeconds: number): Promise<string[]> {
  const rows = await db
    .update(ga4Connection)
    .set({ dueAt: inSeconds(leaseSeconds), isPulling: true })
    .where(sql`due_at <= now()`)
    .returning({ workspaceId: ga4Connection.workspaceId });
  return rows.map(({ workspaceId }) => workspaceId);
}

/** Records a successful part of an import and when the next one is due. */
export async function recordImport(
  db: Database,
  workspaceId: string,
  { isWhole, seconds }: { readonly isWhole: boolean; readonly seconds: number },
): Promise<void> {
  await db
    .update(ga4Connection)
    .set({
      ...healthy,
      isPulling: !isWhole,
      dueAt: inSeconds(seconds),
      ...(isWhole ? { pulledAt: sql`now()` } : {}),
    })
    .where(eq(ga4Connection.workspaceId, workspaceId));
}
