import { archiveOf, runCommand } from '../run-command.ts';
import { writeBackup } from './write-backup.ts';

await runCommand('beside a server', 'backup', async (target) => {
  const archive = archiveOf(process.argv.slice(2), 'npm run backup -- <file>');
  const { tables, rows, files } = await writeBackup(target, archive);
  return `Backed up ${rows} rows of ${tables} tables and ${files} files to ${archive}`;
});
