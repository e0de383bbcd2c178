import { desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { backupRun } from '../../../platform/db/schema/index.ts';

export type BackupRow = typeof backupRun.$inferSelect;

/** Maximum attempts per day. */
const MAX_ATTEMPTS = 3;
/** An unfinished backup older than this was interrupted. */
const CUT_OFF_HOURS = 6;
const LOCK = 7_204_121;

/**
 * Starts the backup that is due since the configured hour, on one server only; null if none is due, one is running,
 * or today's attempts are used up.
 */
export async function startBackup(db: Database, hour: number): Promise<string | null> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    const { rows } = await transaction.execute<{ id: string }>(sql`
      with due as (
        select date_trunc('day', now() at time zone 'UTC' - make_interval(hours => ${hour}))
          + make_interval(hours => ${hour}) as since
      )
      insert into backup_run (started_at) select now() from due
      where not exists (
        select from backup_run r where r.started_at at time zone 'UTC' >= due.since
          and (r.finished_at is not null
            or r.error is null and r.started_at > now() - make_interval(hours => ${CUT_OFF_HOURS})))
      and (select count(*) from backup_run r where r.started_at at time zone 'UTC' >= due.since) < ${MAX_ATTEMPTS}
      returning id`);
    return rows[0]?.id ?? null;
  });
}

/** Records the result of a backup. */
export async function finishBackup(
  db: Database,
  id: string,
  values: Partial<Pick<BackupRow, 'archive' | 'bytes' | 'rows' | 'error'>>,
): Promise<void> {
  const finished = values.error === undefined ? { finishedAt: sql`clock_timestamp()` } : {};
  await db
    .update(backupRun)
    .set({ ...values, ...finished })
    .where(eq(backupRun.id, id));
}

/** Records whether a backup was restored successfully, or why not. */
export async function recordVerification(db: Database, id: string, error: string | null): Promise<void> {
  const values = error === null ? { verifiedAt: sql`clock_timestamp()` } : { error };
  await db.update(backupRun).set(values).where(eq(backupRun.id, id));
}

/** Lists the newest backups. */
export function listBackups(db: Database): Promise<BackupRow[]> {
  return db.select().from(backupRun).orderBy(desc(backupRun.startedAt)).limit(10);
}

/** Deletes records of backups older than a year. */
export async function deleteOldBackups(db: Database): Promise<void> {
  await db.delete(backupRun).where(sql`${backupRun.startedAt} < now() - interval '400 days'`);
}

/** Lists the finished archives, newest first. */
export async function listArchives(db: Database): Promise<string[]> {
  const rows = await db
    .select({ archive: backupRun.archive })
    .from(backupRun)
    .where(isNotNull(backupRun.archive))
    .orderBy(desc(backupRun.startedAt));
  return rows.flatMap(({ archive }) => (archive === null ? [] : [archive]));
}
