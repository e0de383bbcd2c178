import { verifyBackup } from '../../../platform/db/backup/verify-backup.ts';
import { writeBackup } from '../../../platform/db/backup/write-backup.ts';
import type { EffectContext, RecurringJob } from '../../../platform/jobs/define.ts';
import { FileStoreError } from '../../../providers/files/file-store-error.ts';
import {
  startBackup,
  finishBackup,
  deleteOldBackups,
  listArchives,
  recordVerification,
} from './repository.ts';

const ERROR_LENGTH_MAX = 500;

/** Backs up once a day if BACKUP_DIR is set, verifies the backup by restoring it, and deletes old archives. */
export const dailyBackup: RecurringJob = {
  name: 'backup',
  cron: '*/5 * * * *',
  isLong: true,
  run: backUpIfDue,
};

/** Runs the backup now if it is due. */
export async function backUpIfDue(ctx: EffectContext): Promise<void> {
  const { db, log, services } = ctx;
  const { archives } = services;
  const { backup } = services.config.observability;
  if (backup === null || archives === null) return;
  const id = await startBackup(db, backup.hour);
  if (id === null) return;
  const archive = `pagewright-${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}.tar.gz`;
  try {
    const { rows, bytes } = await archives.write(archive, (file) => writeBackup(services.installation, file));
    await finishBackup(db, id, { archive, bytes, rows });
  } catch (error) {
    log.error({ event: 'backup_failed', err: error }, 'a backup could not be written');
    await finishBackup(db, id, { error: describe(error) });
    return;
  }
  try {
    await archives.use(archive, (file) => verifyBackup(file, log));
    await recordVerification(db, id, null);
    log.info({ event: 'backup_verified', archive }, 'a backup was written, restored and compared');
  } catch (error) {
    log.error({ event: 'backup_unverified', err: error, archive }, 'a backup could not be restored');
    await recordVerification(db, id, describe(error));
    // Keep what may be the last good archive.
    return;
  }
  for (const old of (await listArchives(db)).slice(backup.keep)) await archives.remove(old);
  await deleteOldBackups(db);
}

function describe(error: unknown): string {
  if (error instanceof FileStoreError) return error.forOperator.slice(0, ERROR_LENGTH_MAX);
  return (error instanceof Error ? error.message : String(error)).slice(0, ERROR_LENGTH_MAX);
}
