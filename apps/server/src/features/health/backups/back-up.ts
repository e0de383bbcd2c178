import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { verifyBackup } from '../../../db/backup/verify-backup.ts';
import { writeBackup } from '../../../db/backup/write-backup.ts';
import type { EffectContext, RecurringJob } from '../../../jobs/define.ts';
import { beginBackup, endBackup, forgetOldBackups, listArchives, noteVerification } from './repository.ts';

const ERROR_LENGTH_MAX = 500;

/** Backs up once a day where BACKUP_DIR is set, restores what was written to see that it is whole, and removes old archives. */
export const dailyBackup: RecurringJob = {
  name: 'backup',
  cron: '*/5 * * * *',
  run: backUpIfDue,
};

/** Does it now where it is due. */
export async function backUpIfDue(ctx: EffectContext): Promise<void> {
  const { db, log, services } = ctx;
  const { backup } = services.config.observability;
  if (backup === null) return;
  const id = await beginBackup(db, backup.hour);
  if (id === null) return;
  const archive = `pagewright-${new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '')}.tar.gz`;
  const path = join(backup.folder, archive);
  try {
    await mkdir(backup.folder, { recursive: true, mode: 0o700 });
    const { rows } = await writeBackup(services.installation, path);
    const { size } = await stat(path);
    await endBackup(db, id, { archive, bytes: size, rows });
  } catch (error) {
    log.error({ event: 'backup_failed', err: error }, 'a backup could not be written');
    await endBackup(db, id, { error: describe(error) });
    return;
  }
  try {
    await verifyBackup(path, log);
    await noteVerification(db, id, null);
    log.info({ event: 'backup_verified', archive }, 'a backup was written, restored and compared');
  } catch (error) {
    log.error({ event: 'backup_unverified', err: error, archive }, 'a backup could not be restored');
    await noteVerification(db, id, describe(error));
    // What may be the last good one stays.
    return;
  }
  for (const old of (await listArchives(db)).slice(backup.keep))
    await rm(join(backup.folder, old), { force: true });
  await forgetOldBackups(db);
}

function describe(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, ERROR_LENGTH_MAX);
}
