import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { isUuid } from '../../../platform/db/is-uuid.ts';
import { lockName } from '../../../platform/db/lock-name.ts';
import { rankTracker } from '../../../platform/db/schema/index.ts';

export type TrackerRow = typeof rankTracker.$inferSelect;
export type NewTracker = Pick<
  TrackerRow,
  'workspaceId' | 'authorId' | 'source' | 'country' | 'language' | 'device' | 'depth' | 'rhythm'
>;

const isOwnedByAdmin = sql<boolean>`exists (select from member m where m.organization_id = ${rankTracker.workspaceId}
  and m.user_id = ${rankTracker.authorId} and m.role = 'admin')`;

/** Lists the trackers of a workspace, oldest first, and whether the admin in whose name each asks still is one. */
export function listTrackers(
  db: Database,
  workspaceId: string,
): Promise<{ readonly tracker: TrackerRow; readonly hasAdmin: boolean }[]> {
  return db
    .select({ tracker: rankTracker, hasAdmin: isOwnedByAdmin })
    .from(rankTracker)
    .where(eq(rankTracker.workspaceId, workspaceId))
    .orderBy(asc(rankTracker.createdAt), asc(rankTracker.id));
}

/** Locks the trackers of a workspace until the transaction ends, so that their limit holds for concurrent additions. */
export async function lockTrackers(db: Database, workspaceId: string): Promise<void> {
  await lockName(db, `rank trackers of ${workspaceId}`);
}

/** Finds a tracker of a workspace; with `isLocked`, locks it until the transaction ends. */
export async function findTracker(
  db: Database,
  workspaceId: string,
  id: string,
  isLocked = false,
): Promise<TrackerRow | undefined> {
  if (!isUuid(id)) return undefined;
  const query = db
    .select()
    .from(rankTracker)
    .where(and(eq(rankTracker.id, id), eq(rankTracker.workspaceId, workspaceId)));
  const [row] = await (isLocked ? query.for('update') : query);
  return row;
}

/** Adds a tracker that is due now. */
export async function insertTracker(db: Database, row: NewTracker): Promise<string> {
  const [added] = await db
    .insert(rankTracker)
    .values({ ...row, dueAt: sql`now()` })
    .returning({ id: rankTracker.id });
  if (!added) throw new Error('the tracker was not stored');
  return added.id;
}

/** Changes a tracker, which asks in the name of the given admin from now on. */
export async function updateTracker(
  db: Database,
  id: string,
  changes: Pick<TrackerRow, 'depth' | 'rhythm' | 'isPaused' | 'authorId'>,
): Promise<void> {
  await db.update(rankTracker).set(changes).where(eq(rankTracker.id, id));
}

/** Makes a tracker due now. A check that waits for another attempt goes on; one that is running is left alone. */
export async function scheduleRankCheck(db: Database, id: string): Promise<void> {
  await db
    .update(rankTracker)
    .set({ dueAt: sql`now()`, failures: 0 })
    .where(
      and(eq(rankTracker.id, id), or(eq(rankTracker.isChecking, false), isNotNull(rankTracker.problem))),
    );
}

/** Makes the trackers of a workspace that wait for a new budget due now. */
export async function resumeWaitingTrackers(db: Database, workspaceId: string): Promise<void> {
  await db
    .update(rankTracker)
    .set({ dueAt: sql`now()`, toldAt: null })
    .where(and(eq(rankTracker.workspaceId, workspaceId), eq(rankTracker.problem, 'budget_used')));
}

/** Deletes a tracker with its positions. */
export async function deleteTracker(db: Database, id: string): Promise<void> {
  await db.delete(rankTracker).where(eq(rankTracker.id, id));
}
