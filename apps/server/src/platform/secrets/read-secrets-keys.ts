import { randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../config/start-error.ts';
import { DiskFullError, isDiskFull } from '../disk-full.ts';

/** Stored in the data folder and in no backup: a database archive alone reveals no secrets. */
const FILE_NAME = 'secrets.key';

/**
 * Reads the encryption keys: those of the settings, then the one in the data folder, which is created at first start if
 * the settings have none.
 * @throws StartError if the file can be neither read nor created
 */
export async function readSecretsKeys(given: readonly string[], dataDir: string): Promise<readonly string[]> {
  const file = join(dataDir, FILE_NAME);
  try {
    const stored = await read(file);
    if (stored !== null) return [...given, stored];
    if (given.length > 0) return given;
    return [await make(file)];
  } catch (error) {
    if (isDiskFull(error)) throw new DiskFullError(`${file} cannot be written`);
    const why = error instanceof Error ? error.message : String(error);
    throw new StartError(`the key of secrets in the data folder is not there: ${why}; or set SECRETS_KEY`);
  }
}

/** Null if missing. */
async function read(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Creates the file atomically; if several servers start at once on one folder, all get the first one's key. */
async function make(file: string): Promise<string> {
  const aside = `${file}.${randomBytes(6).toString('hex')}.part`;
  try {
    await writeFile(aside, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true });
    await link(aside, file).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    });
  } finally {
    await rm(aside, { force: true });
  }
  const made = await read(file);
  if (made === null || made.length < 32) throw new Error(`${file} holds no key`);
  return made;
}
