// `npm run release [-- <commit>]` writes the files of a release into `.cache/release/<version>`: a reproducible archive of the
// commit, its list of packages, and checksums of both. `npm run make-release` does this and what comes before and after it.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { constants, gzipSync } from 'node:zlib';
import { LaunchError, ROOT } from './project.mjs';
import { writeSbom } from './sbom.mjs';

/**
 * Builds a reproducible archive of a commit. Git writes files in name order and with the commit's time; the gzip header
 * contains neither a name nor a time.
 * @param {string} folder the repository
 * @param {string} commit
 * @returns {{ version: string, at: Date, bytes: Buffer }}
 * @throws {LaunchError} if the commit is not ready for release
 */
export function archiveOf(folder, commit) {
  const version = String(JSON.parse(git(folder, ['show', `${commit}:package.json`]).toString()).version);
  const changes = git(folder, ['show', `${commit}:CHANGELOG.md`]).toString();
  if (!changes.includes(`\n## ${version} - `))
    throw new LaunchError(`CHANGELOG.md has no section "## ${version} - <date>"`);
  const at = new Date(git(folder, ['log', '--max-count=1', '--format=%cI', commit]).toString().trim());
  // Local Git settings must not change line endings or permissions.
  const args = ['-c', 'core.autocrlf=false', '-c', 'tar.umask=0022', 'archive', '--format=tar'];
  const tar = git(folder, [...args, `--prefix=pagewright-${version}/`, commit]);
  const bytes = gzipSync(tar, { level: constants.Z_BEST_COMPRESSION });
  // This byte of the header names the operating system.
  bytes[9] = 255;
  return { version, at, bytes };
}

/**
 * The output of a Git command.
 * @param {string} folder
 * @param {readonly string[]} args
 * @throws {LaunchError} if it fails
 */
export function git(folder, args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, maxBuffer: 2 ** 30 });
  if (status !== 0) throw new LaunchError(`git ${args.join(' ')} failed: ${String(stderr).trim()}`);
  return stdout;
}

/**
 * Writes the files of a release of a commit and returns their folder.
 * @param {string} project the repository
 * @param {string} commit
 * @returns {Promise<string>}
 * @throws {LaunchError} if the commit is not ready for release
 */
export async function writeRelease(project, commit) {
  // The list of packages is read from the working tree.
  if (git(project, ['diff', '--name-only', commit, '--', 'package-lock.json']).length > 0)
    throw new LaunchError(`package-lock.json differs from ${commit}`);
  const { version, at, bytes } = archiveOf(project, commit);
  const folder = resolve(project, '.cache', 'release', version);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = `pagewright-${version}.tar.gz`;
  writeFileSync(join(folder, archive), bytes);
  await writeSbom(folder, at, project);
  const lines = [archive, 'sbom.cdx.json'].map(
    (name) =>
      `${createHash('sha256')
        .update(readFileSync(join(folder, name)))
        .digest('hex')}  ${name}`,
  );
  writeFileSync(join(folder, 'SHA256SUMS'), `${lines.join('\n')}\n`);
  return folder;
}

if (import.meta.main) {
  try {
    const folder = await writeRelease(ROOT, process.argv[2] ?? 'HEAD');
    console.log(`${readFileSync(join(folder, 'SHA256SUMS'), 'utf8')}in ${folder}`);
  } catch (error) {
    if (!(error instanceof LaunchError)) throw error;
    console.error(`pagewright: ${error.message}`);
    process.exitCode = 1;
  }
}
