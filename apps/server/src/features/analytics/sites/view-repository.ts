import { asc, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { siteView } from '../../../platform/db/schema/index.ts';
import { isUuid } from '../../../platform/db/is-uuid.ts';
export type ViewRow = typeof siteView.$inferSelect;

/** Lists the saved views of a workspace, by name. */
export function listViews(db: Database, workspaceId: string): Promise<ViewRow[]> {
  return db
    .select()
    .from(siteView)
    .where(eq(siteView.workspaceId, workspaceId))
    .orderBy(asc(sql`lower(${siteView.name})`), asc(siteView.id));
}

/** Counts the views of a workspace. */
export async function countViews(db: Database, workspaceId: string): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(siteView)
    .where(eq(siteView.workspaceId, workspaceId));
  return row?.count ?? 0;
}

/** Inserts a view; undefined if its name is taken. */
export async function insertView(
  db: Database,
  row: Omit<ViewRow, 'createdAt'>,
): Promise<ViewRow | undefined> {
  const [added] = await db.insert(siteView).values(row).onConflictDoNothing().returning();
  return added;
}

/** Locks a view of any workspace until the transaction ends. */
export async function lockView(db: Database, id: string): Promise<ViewRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db.select().from(siteView).where(eq(siteView.id, id)).for('update');
  return row;
}

/** Whether another view of the workspace has this name. */
export async function isNameTaken(
  db: Database,
  { workspaceId, id }: ViewRow,
  name: string,
): Promise<boolean> {
  const { rows } = await db.execute(sql`select from ${siteView}
    where workspace_id = ${workspaceId} and lower(name) = lower(${name}) and id <> ${id}`);
  return rows.length > 0;
}

/** Changes the name and filters of a view. */
export async function updateView(
  db: Database,
  id: string,
  change: Pick<ViewRow, 'name' | 'filters'>,
): Promise<void> {
  await db.update(siteView).set(change).where(eq(siteView.id, id));
}

export async function deleteView(db: Database, id: string): Promise<void> {
  await db.delete(siteView).where(eq(siteView.id, id));
}
