import { PAGE_SPEED_LIMITS, type PageSpeedConnection } from '@pagewright/contract/analytics';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { pageSpeedConnection, pageSpeedLab, pageSpeedTarget } from '../../../platform/db/schema/index.ts';
import { inSeconds, type ConnectionTable } from '../scheduled-imports/import-repository.ts';

/** For what all scheduled imports share. */
export const speedConnections: ConnectionTable = { table: pageSpeedConnection, isRunning: 'is_checking' };

export type SpeedConnectionRow = typeof pageSpeedConnection.$inferSelect;

/** The current day as Google counts quotas. */
const pacificDay = sql`(now() at time zone 'America/Los_Angeles')::date`;
/** The end of that day. */
export const nextPacificDay = sql`(${pacificDay} + 1)::timestamp at time zone 'America/Los_Angeles'`;

/** Finds the connection of a workspace; with `isLocked`, locks it until the transaction ends. */
export async function findSpeedConnection(
  db: Database,
  workspaceId: string,
  isLocked = false,
): Promise<SpeedConnectionRow | undefined> {
  const query = db.select().from(pageSpeedConnection).where(eq(pageSpeedConnection.workspaceId, workspaceId));
  const [row] = await (isLocked ? query.for('update') : query);
  return row;
}

/** Stores a new key. Existing data stays, and checks start immediately. */
export async function writeSpeedKey(
  db: Database,
  row: Pick<SpeedConnectionRow, 'workspaceId' | 'authorId' | 'key' | 'keyEnd'>,
): Promise<void> {
  const { authorId, key, keyEnd } = row;
  const healthy = { problem: null, problemSince: null, failures: 0, toldAt: null, isChecking: false };
  await db
    .insert(pageSpeedConnection)
    .values({ ...row, dueAt: sql`now()` })
    .onConflictDoUpdate({
      target: pageSpeedConnection.workspaceId,
      set: { authorId, key, keyEnd, ...healthy, dueAt: sql`now()` },
    });
}

/** Schedules due checks for now. */
export async function scheduleCheck(db: Database, workspaceId: string): Promise<void> {
  await db.execute(sql`
    update page_speed_connection set due_at = now(), failures = 0
    where workspace_id = ${workspaceId} and not is_checking`);
}

/** Deletes a connection with its key and all its data. */
export async function deleteSpeedConnection(db: Database, workspaceId: string): Promise<void> {
  await db.delete(pageSpeedLab).where(eq(pageSpeedLab.workspaceId, workspaceId));
  await db.delete(pageSpeedTarget).where(eq(pageSpeedTarget.workspaceId, workspaceId));
  await db.delete(pageSpeedConnection).where(eq(pageSpeedConnection.workspaceId, workspaceId));
}

const ofToday = (column: SQL): SQL => sql`case when calls_day = ${pacificDay} then ${column} else 0 end`;
const callsToday = ofToday(sql`calls`);
const labRunsToday = ofToday(sql`lab_runs`);

/** Counts calls before they are made; returns false without counting if they exceed the daily limit. */
export async function countCalls(db: Database, workspaceId: string, calls: number): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update page_speed_connection
    set calls = ${callsToday} + ${calls}::int, lab_runs = ${labRunsToday}, calls_day = ${pacificDay}
    where workspace_id = ${workspaceId} and ${callsToday} + ${calls}::int <= ${PAGE_SPEED_LIMITS.callsPerDay}::int`);
  return (rowCount ?? 0) > 0;
}

/** Counts a lab measurement before it is made; returns false if it exceeds the daily limit. */
export async function countLabRun(db: Database, workspaceId: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update page_speed_connection
    set lab_runs = ${labRunsToday} + 1, calls = ${callsToday}, calls_day = ${pacificDay}
    where workspace_id = ${workspaceId} and ${labRunsToday} < ${PAGE_SPEED_LIMITS.labRunsPerDay}::int`);
  return (rowCount ?? 0) > 0;
}

/** Blocks lab measurements for today, since Google's quota is used up. */
export async function endLabDay(db: Database, workspaceId: string): Promise<void> {
  await db.execute(sql`
    update page_speed_connection
    set lab_runs = ${PAGE_SPEED_LIMITS.labRunsPerDay}::int, calls = ${callsToday}, calls_day = ${pacificDay}
    where workspace_id = ${workspaceId}`);
}

/** Counts today's calls and the checked pages. */
export async function countSpeed(
  db: Database,
  workspaceId: string,
): Promise<Pick<PageSpeedConnection, 'callsToday' | 'pages'>> {
  const { rows } = await db.execute<{ calls: number; known: number; checked: number }>(sql`
    select ${callsToday} as calls, known, checked
    from page_speed_connection, lateral (
      select count(*)::int as known, count(checked_at)::int as checked from page_speed_target
      where page_speed_target.workspace_id = page_speed_connection.workspace_id and not is_origin
    ) target where workspace_id = ${workspaceId}`);
  const { calls = 0, known = 0, checked = 0 } = rows[0] ?? {};
  return { callsToday: calls, pages: { known, checked } };
}

/** Records successful checks and when the next ones are due. */
export async function recordCheck(
  db: Database,
  workspaceId: string,
  next: 'soon' | 'tomorrow' | 'in_a_day',
): Promise<void> {
  const dueAt = {
    soon: inSeconds(30),
    tomorrow: nextPacificDay,
    in_a_day: inSeconds(86_400),
  }[next];
  await db
    .update(pageSpeedConnection)
    .set({
      isChecking: next === 'soon',
      problem: null,
      problemSince: null,
      failures: 0,
      toldAt: null,
      dueAt,
      ...(next === 'in_a_day' ? { checkedAt: sql`now()` } : {}),
    })
    .where(eq(pageSpeedConnection.workspaceId, workspaceId));
}
