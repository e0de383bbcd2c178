import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { isUuid } from '../../../platform/db/is-uuid.ts';
import { lockName } from '../../../platform/db/lock-name.ts';
import { promptPanel } from '../../../platform/db/schema/index.ts';

export type PanelRow = typeof promptPanel.$inferSelect;
export type PanelFields = Pick<
  PanelRow,
  'authorId' | 'name' | 'model' | 'repeats' | 'questions' | 'ownNames' | 'competitors'
>;

const hasAdmin = sql<boolean>`exists (select from member m where m.organization_id = ${promptPanel.workspaceId}
  and m.user_id = ${promptPanel.authorId} and m.role = 'admin')`;

/** Lists the panels of a workspace, oldest first, and whether the admin in whose name each asks still is one. */
export function listPanels(
  db: Database,
  workspaceId: string,
): Promise<{ readonly panel: PanelRow; readonly hasAdmin: boolean }[]> {
  return db
    .select({ panel: promptPanel, hasAdmin })
    .from(promptPanel)
    .where(eq(promptPanel.workspaceId, workspaceId))
    .orderBy(asc(promptPanel.createdAt), asc(promptPanel.id));
}

/** Locks the panels of a workspace until the transaction ends, so that their limit holds for concurrent additions. */
export async function lockPanels(db: Database, workspaceId: string): Promise<void> {
  await lockName(db, `prompt panels of ${workspaceId}`);
}

/** Finds a panel of a workspace; with `isLocked`, locks it until the transaction ends. */
export async function findPanel(
  db: Database,
  workspaceId: string,
  id: string,
  isLocked = false,
): Promise<PanelRow | undefined> {
  if (!isUuid(id)) return undefined;
  const query = db
    .select()
    .from(promptPanel)
    .where(and(eq(promptPanel.id, id), eq(promptPanel.workspaceId, workspaceId)));
  const [row] = await (isLocked ? query.for('update') : query);
  return row;
}

const inAWeek = sql`now() + interval '7 days'`;

/** Adds a panel; a weekly one starts its first run by itself in a week. */
export async function insertPanel(
  db: Database,
  workspaceId: string,
  { isWeekly, ...fields }: PanelFields & { readonly isWeekly: boolean },
): Promise<string> {
  const [added] = await db
    .insert(promptPanel)
    .values({ workspaceId, ...fields, nextRunAt: isWeekly ? inAWeek : null })
    .returning({ id: promptPanel.id });
  if (!added) throw new Error('the panel was not stored');
  return added.id;
}

/** Changes a panel, which asks in the name of the given admin from now on. A schedule that was on keeps its day. */
export async function updatePanel(
  db: Database,
  id: string,
  { isWeekly, ...fields }: PanelFields & { readonly isWeekly: boolean },
): Promise<void> {
  await db
    .update(promptPanel)
    .set({ ...fields, nextRunAt: isWeekly ? sql`coalesce(${promptPanel.nextRunAt}, ${inAWeek})` : null })
    .where(eq(promptPanel.id, id));
}

/** Lets a panel ask in the name of another admin. */
export async function setPanelAuthor(db: Database, id: string, authorId: string): Promise<void> {
  await db.update(promptPanel).set({ authorId }).where(eq(promptPanel.id, id));
}

/** Deletes a panel with its runs and answers. */
export async function deletePanel(db: Database, id: string): Promise<void> {
  await db.delete(promptPanel).where(eq(promptPanel.id, id));
}
