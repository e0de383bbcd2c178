import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase, type EmbeddedLog } from '../embedded/index.ts';
import { restoreBackup, type RestoreSummary } from './restore-backup.ts';

/**
 * Restores an archive into a temporary database and compares every table with the backup's checksum.
 * @throws StartError if the archive is damaged
 */
export async function verifyBackup(archive: string, log: EmbeddedLog): Promise<RestoreSummary> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pagewright-verify-'));
  try {
    const database = await startEmbeddedDatabase({ dataDir, log, purpose: 'verification of a backup' });
    try {
      const target = { connection: database.connection, filesDir: join(dataDir, 'files'), bucket: null };
      return await restoreBackup(target, archive, false);
    } finally {
      await database.stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
