import { resolveArchive } from '../../../provider-factories/file-storage.ts';
import { archiveOf, runCommand } from '../run-command.ts';
import { writeBackup } from './write-backup.ts';

await runCommand('beside a server', 'backup', async ({ config, ...target }) => {
  const archive = archiveOf(process.argv.slice(2), 'npm run backup -- <file or s3://bucket/file>');
  const { place, name } = await resolveArchive(archive, config);
  const { tables, rows, files } = await place.write(name, (file) => writeBackup(target, file));
  return `Backed up ${rows} rows of ${tables} tables and ${files} files to ${archive}`;
});
