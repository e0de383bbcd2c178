import { resolveArchive } from '../../../provider-factories/file-storage.ts';
import { archiveOf, runCommand } from '../run-command.ts';
import { restoreBackup } from './restore-backup.ts';

await runCommand('alone', 'restore', async ({ config, ...target }) => {
  const archive = archiveOf(
    process.argv.slice(2),
    'npm run restore -- <file or s3://bucket/file> [--replace]',
  );
  const { place, name } = await resolveArchive(archive, config);
  const isReplacing = process.argv.includes('--replace');
  const { tables, rows, files, createdAt, leftOut } = await place.use(name, (file) =>
    restoreBackup(target, file, isReplacing),
  );
  const restored = `Restored ${rows} rows of ${tables} tables and ${files} files as they were at ${createdAt}`;
  return leftOut.length === 0
    ? restored
    : `${restored}. Left out, since these tables are not Pagewright's: ${leftOut.join(', ')}`;
});
