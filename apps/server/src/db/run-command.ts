import { join, resolve } from 'node:path';
import type { ClientConfig } from 'pg';
import { loadConfig, type Config } from '../config.ts';
import { START_REFUSED_EXIT_CODE, StartError } from '../start-error.ts';
import { DEFAULT_DATA_DIR, reachEmbeddedDatabase, startEmbeddedDatabase } from './embedded/index.ts';

/** What a command works on. */
export interface CommandTarget {
  readonly connection: ClientConfig;
  readonly filesDir: string;
}

const log = {
  debug: () => undefined,
  info: () => undefined,
  warn: (_: object, message: string) => void process.stderr.write(`${message}\n`),
  error: (_: object, message: string) => void process.stderr.write(`${message}\n`),
};

/**
 * Runs a command on this installation, as the same settings as the server's name it, and prints its one line.
 * @param use `alone` where no server may run beside it
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
      process.stdout.write(`${await work({ connection: database.connection, filesDir })}\n`);
    } finally {
      await database.stop();
    }
  } catch (error) {
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
  return use === 'alone' ? startEmbeddedDatabase(options) : reachEmbeddedDatabase(options);
}

/**
 * The archive that the command line names.
 * @throws StartError when none is named
 */
export function archiveOf(words: readonly string[], usage: string): string {
  const [file, ...rest] = words.filter((word) => !word.startsWith('--'));
  if (file === undefined || rest.length > 0) throw new StartError(`usage: ${usage}`);
  return resolve(file);
}
