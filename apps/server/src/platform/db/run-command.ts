import { join, resolve } from 'node:path';
import type { ClientConfig } from 'pg';
import { asStartError, openFileBucket, type BucketFiles } from '../../provider-factories/file-storage.ts';
import { loadConfig, type Config } from '../config/config.ts';
import { isS3Address } from '../config/s3-settings.ts';
import { START_REFUSED_EXIT_CODE, StartError } from '../config/start-error.ts';
import { DEFAULT_DATA_DIR, connectEmbeddedDatabase, startEmbeddedDatabase } from './embedded/index.ts';

export interface CommandTarget {
  readonly config: Config;
  readonly connection: ClientConfig;
  readonly filesDir: string;
  /** Null if all files are in the folder. */
  readonly bucket: BucketFiles | null;
}

const log = {
  debug: () => undefined,
  info: () => undefined,
  warn: (_: object, message: string) => void process.stderr.write(`${message}\n`),
  error: (_: object, message: string) => void process.stderr.write(`${message}\n`),
};

/**
 * Runs a command on this installation, with the server's settings, and prints its one-line result.
 * @param use `alone` if no server may run at the same time
 */
export async function runCommand(
  use: 'alone' | 'beside a server',
  purpose: string,
  work: (target: CommandTarget) => Promise<string>,
): Promise<void> {
  try {
    const config = loadConfig();
    const filesDir = join(config.dataDir ?? DEFAULT_DATA_DIR, 'files');
    const database = await open(config, use, purpose);
    try {
      const { connection } = database;
      const bucket = await openFileBucket(config);
      process.stdout.write(`${await work({ config, connection, filesDir, bucket })}\n`);
    } finally {
      await database.stop();
    }
  } catch (cause) {
    const error = asStartError(cause);
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`pagewright: ${error.message}\n`);
    process.exitCode = START_REFUSED_EXIT_CODE;
  }
}

async function open(
  config: Config,
  use: 'alone' | 'beside a server',
  purpose: string,
): Promise<{ connection: ClientConfig; stop: () => Promise<void> }> {
  if (config.databaseUrl !== null)
    return { connection: { connectionString: config.databaseUrl }, stop: () => Promise.resolve() };
  const options = { dataDir: config.dataDir, log, purpose };
  return use === 'alone' ? startEmbeddedDatabase(options) : connectEmbeddedDatabase(options);
}

/**
 * The archive named on the command line.
 * @throws StartError if none is named
 */
export function archiveOf(words: readonly string[], usage: string): string {
  const [file, ...rest] = words.filter((word) => !word.startsWith('--'));
  if (file === undefined || rest.length > 0) throw new StartError(`usage: ${usage}`);
  return isS3Address(file) ? file : resolve(file);
}
