import { runCommand } from '../../../platform/db/run-command.ts';
import { StartError } from '../../../platform/config/start-error.ts';
import { moveFiles } from './move-files.ts';

await runCommand('beside a server', 'files to S3', async ({ config, filesDir, bucket }) => {
  const words = process.argv.slice(2);
  if (words.some((word) => word !== '--delete'))
    throw new StartError('usage: npm run files-to-s3 -- [--delete]');
  if (bucket === null || config.s3?.files == null)
    throw new StartError(
      'files are stored in the data folder; set S3_BUCKET and the other S3 settings first',
    );
  const { copied, wereThere, deleted, bytes } = await moveFiles(filesDir, bucket, words.includes('--delete'));
  const place = `s3://${config.s3.files.bucket}/${config.s3.files.prefix}`;
  return `Copied ${copied} files (${bytes} bytes) to ${place}; ${wereThere} were there already; deleted ${deleted} from ${filesDir}`;
});
