// Clerk's published browser scripts, which browser tests run against a stand-in API. Their archives come from npm's
// registry without the 444 packages that they were bundled from.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError, ROOT, runNpm, runProgram } from './project.mjs';

const FOLDER = join(ROOT, '.cache', 'clerk-scripts');
const PACKAGES = {
  'clerk-js': {
    version: '6.40.0',
    integrity:
      'sha512-2MnZ/ygvuCmeuqfXQmsxfQaLN/SSJvQbtT2cLXbgr5VKr3KmZFZBVvX977fG3eZ6pprl4J9pO+I2bbe6BvColg==',
  },
  ui: {
    version: '1.36.0',
    integrity:
      'sha512-uI96zYCh5jISLOt1mdpIPy/Y31P0kwFxjUFOxLUwFfTHFmGUcRjbqN6bbb+75tdI2Bz6ARGws3rhspDer+xIfQ==',
  },
};

/** @typedef {keyof typeof PACKAGES} ClerkPackage */

/**
 * Downloads the scripts of one package, unless they are there.
 * @param {ClerkPackage} name
 * @returns {Promise<string>} the folder with the scripts
 * @throws {LaunchError} if the archive cannot be downloaded or is not the expected one
 */
export async function ensureClerkScripts(name) {
  const { version, integrity } = PACKAGES[name];
  const folder = join(FOLDER, `${name}-${version}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  try {
    const args = ['pack', `@clerk/${name}@${version}`, '--pack-destination', unfinished, '--loglevel=error'];
    const { code, output } = await runNpm(args);
    const [archive] = readdirSync(unfinished);
    if (code !== 0 || archive === undefined)
      throw new LaunchError(`npm could not download @clerk/${name}: ${output.trim()}`);
    const file = join(unfinished, archive);
    if (`sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}` !== integrity)
      throw new LaunchError(`@clerk/${name} ${version} has another checksum than expected`);
    const unpacked = await runProgram('tar', ['-xzf', file, '-C', unfinished, 'package/dist']);
    if (unpacked.code !== 0)
      throw new LaunchError(`@clerk/${name} could not be unpacked: ${unpacked.output}`);
    // Another process may have finished first.
    if (!existsSync(folder)) renameSync(join(unfinished, 'package', 'dist'), folder);
    return folder;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}
