import { archiveOf, runCommand } from '../run-command.ts';
import { restoreBackup } from './restore-backup.ts';

await runCommand('alone', 'restore', async (target) => {
  const archive = archiveOf(process.argv.slice(2), 'npm run restore -- <file> [--replace]');
  const { tables, rows, files, createdAt } = await restoreBackup(
    target,
    archive,
    process.argv.includes('--replace'),
  );
  return `Restored ${rows} rows of ${tables} tables and ${files} files as they were at ${createdAt}`;
});
