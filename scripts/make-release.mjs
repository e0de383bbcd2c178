// `npm run make-release -- <version>`: sets the version, dates its section of the changelog, commits, signs a tag, writes the
// files of the release, and signs their checksums. Publishing is left to a person (docs/operations.md, Releases).
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError, ROOT } from './project.mjs';
import { git, writeRelease } from './release.mjs';

const VERSION = /^(\d+)\.(\d+)\.(\d+)(?:-[\da-z.]+)?$/;
const UNRELEASED = '## Unreleased\n';
const NOTES = '### Upgrade notes\n';

/**
 * Makes a release of the current commit. If the tag cannot be signed, everything is as before.
 * @param {string} project the repository; nothing in it may be changed
 * @param {string} version
 * @param {string} today such as 2026-11-26
 * @returns {Promise<{ folder: string, signature: string }>} the files, and the signature of their checksums
 * @throws {LaunchError} if something is missing
 */
export async function makeRelease(project, version, today) {
  const tag = `v${version}`;
  if (!VERSION.test(version)) throw new LaunchError(`${version} is no version such as 1.2.3`);
  const before = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')).version;
  const changes = git(project, ['status', '--porcelain', '--untracked-files=no']).toString();
  if (changes !== '') throw new LaunchError(`commit or discard these changes first:\n${changes.trimEnd()}`);
  if (git(project, ['tag', '--list', tag]).length > 0) throw new LaunchError(`${tag} exists`);
  const hasTags = git(project, ['tag', '--list', 'v*']).length > 0;
  if (hasTags && !isLater(version, before)) throw new LaunchError(`${version} is not later than ${before}`);

  const changelog = readFileSync(join(project, 'CHANGELOG.md'), 'utf8');
  const dated = dateSection(changelog, version, today);
  const head = git(project, ['rev-parse', 'HEAD']).toString().trim();
  writeFileSync(join(project, 'CHANGELOG.md'), dated);
  setVersion(project, 'package.json', before, version, 1);
  // The lock file names it at its top and for the project's own folder.
  setVersion(project, 'package-lock.json', before, version, 2);
  try {
    git(project, ['commit', '--quiet', '--all', '--message', `Release ${version}`]);
    git(project, ['tag', '--sign', tag, '--message', `Pagewright ${version}`]);
    // Git 2.39 makes a tag without a signature when the SSH key is missing.
    if (!/^-----BEGIN .*(?:SIGNATURE|MESSAGE)-----$/m.test(git(project, ['cat-file', 'tag', tag]).toString()))
      throw new LaunchError('git tag made no signature: check user.signingkey and gpg.format');
  } catch (error) {
    if (git(project, ['tag', '--list', tag]).length > 0) git(project, ['tag', '--delete', tag]);
    git(project, ['reset', '--quiet', '--hard', head]);
    throw error;
  }
  const folder = await writeRelease(project, tag);
  return { folder, signature: signChecksums(project, folder) };
}

/**
 * Gives the unreleased changes a version and a day, and begins a new section.
 * @param {string} changelog
 * @param {string} version
 * @param {string} today
 */
function dateSection(changelog, version, today) {
  const [above, below] = changelog.split(`\n${UNRELEASED}`);
  if (above === undefined || below === undefined)
    throw new LaunchError('CHANGELOG.md has no section "## Unreleased"');
  const [section = ''] = below.split('\n## ', 1);
  if (!section.includes(`\n${NOTES}`))
    throw new LaunchError(`say what operators have to do under "${NOTES.trim()}" of CHANGELOG.md`);
  return `${above}\n${UNRELEASED}\n${NOTES}\nNothing to do.\n\n## ${version} - ${today}\n${below}`;
}

/**
 * @param {string} project
 * @param {string} file
 * @param {string} from
 * @param {string} to
 * @param {number} times how often the version is at the top of the file
 */
function setVersion(project, file, from, to, times) {
  const path = join(project, file);
  let text = readFileSync(path, 'utf8');
  let at = 0;
  for (let time = 0; time < times; time += 1) {
    const line = `"version": "${from}"`;
    at = text.indexOf(line, at);
    if (at === -1) throw new LaunchError(`${file} does not name the version ${from}`);
    const changed = `"version": "${to}"`;
    text = text.slice(0, at) + changed + text.slice(at + line.length);
    at += changed.length;
  }
  writeFileSync(path, text);
}

/**
 * @param {string} version
 * @param {string} other
 */
function isLater(version, other) {
  const [one, two] = [version, other].map((text) => (VERSION.exec(text) ?? []).slice(1, 4).map(Number));
  for (const [at, part] of (one ?? []).entries()) {
    const difference = part - (two?.[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return other.includes('-') && version !== other;
}

/**
 * Signs the checksums with the key that Git signs tags with, and returns the name of the signature.
 * @param {string} project
 * @param {string} folder
 */
function signChecksums(project, folder) {
  const setting = (/** @type {string} */ name) => {
    const { stdout } = spawnSync('git', ['config', '--get', name], { cwd: project, encoding: 'utf8' });
    return stdout.trim();
  };
  const key = setting('user.signingkey');
  const isSsh = setting('gpg.format') === 'ssh';
  const [program = '', ...args] = isSsh
    ? ['ssh-keygen', '-q', '-Y', 'sign', '-n', 'file', '-f', key, 'SHA256SUMS']
    : [
        'gpg',
        '--batch',
        '--yes',
        '--armor',
        ...(key === '' ? [] : ['--local-user', key]),
        '--detach-sign',
        'SHA256SUMS',
      ];
  const { status, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new LaunchError(`the checksums in ${folder} could not be signed: ${stderr.trim()}`);
  return isSsh ? 'SHA256SUMS.sig' : 'SHA256SUMS.asc';
}

if (import.meta.main) {
  try {
    const version = process.argv[2] ?? '';
    const { folder, signature } = await makeRelease(ROOT, version, new Date().toISOString().slice(0, 10));
    console.log(`${readFileSync(join(folder, 'SHA256SUMS'), 'utf8')}signed by ${signature}, in ${folder}`);
    console.log(`To publish: git push --follow-tags, and upload the files. The tag is v${version}.`);
  } catch (error) {
    if (!(error instanceof LaunchError)) throw error;
    console.error(`pagewright: ${error.message}`);
    process.exitCode = 1;
  }
}
