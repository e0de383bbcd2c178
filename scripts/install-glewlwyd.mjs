// Unpacks Glewlwyd, an OpenID provider from Debian's archive, into `.cache/glewlwyd` for `npm run test:real`. Nothing
// is installed on the system, and no package script runs.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project.mjs';

const FOLDER = join(ROOT, '.cache', 'glewlwyd');
/** The program and libraries that are usually missing. */
const PACKAGES =
  'glewlwyd glewlwyd-common libcbor0.8 libconfig9 libhoel1.4 libiddawc1.1 libjansson4 libmariadb3 libmicrohttpd12 liboath0 liborcania2.3 librhonabwy1.1 libulfius2.7 libyder2.0';

/**
 * @returns {string | null} the folder; null if it is unavailable: not Debian 12, or no network
 */
export function installGlewlwyd() {
  if (existsSync(FOLDER)) return FOLDER;
  const unfinished = `${FOLDER}.${process.pid}`;
  const packages = join(unfinished, 'packages');
  mkdirSync(packages, { recursive: true });
  try {
    const { status } = spawnSync('apt-get', ['download', ...PACKAGES.split(' ')], {
      cwd: packages,
      stdio: 'ignore',
    });
    if (status !== 0) return null;
    for (const file of readdirSync(packages))
      if (spawnSync('dpkg', ['--extract', join(packages, file), unfinished]).status !== 0) return null;
    rmSync(packages, { recursive: true });
    renameSync(unfinished, FOLDER);
    return FOLDER;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}
