import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeRelease } from './make-release.mjs';

const NOTES = '### Upgrade notes\n\nSet FOO.\n';
const hasGpg = spawnSync('gpg', ['--version']).status === 0;
if (!hasGpg) console.log('skipped: releases signed by GPG, which is not installed');

/** An empty folder for one test. */
function openFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-release-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  return { folder, run, read };
}

/** Makes the folder a repository with one commit, which has a changelog without upgrade notes. */
function addRepository(
  { folder, run }: ReturnType<typeof openFolder>,
  settings: Readonly<Record<string, string>>,
): void {
  run('git', 'init', '--quiet');
  for (const [name, value] of Object.entries({
    'user.name': 'Ada',
    'user.email': 'ada@example.com',
    ...settings,
  }))
    run('git', 'config', name, value);
  const locked = { name: 'pagewright', version: '0.1.0', lockfileVersion: 3, requires: true };
  writeFileSync(join(folder, 'package.json'), '{ "name": "pagewright", "version": "0.1.0" }\n');
  writeFileSync(
    join(folder, 'package-lock.json'),
    JSON.stringify({ ...locked, packages: { '': { name: 'pagewright', version: '0.1.0' } } }, null, 2),
  );
  writeFileSync(join(folder, 'CHANGELOG.md'), '# Changelog\n\n## Unreleased\n\n### Added\n\n- A thing.\n');
  run('git', 'add', 'package.json', 'package-lock.json', 'CHANGELOG.md');
  run('git', 'commit', '--quiet', '--message', 'Begin');
}

test('a release has a version, a dated section, a signed tag, and signed checksums; or nothing changes', async () => {
  const opened = openFolder();
  const { folder, run, read } = opened;
  const key = join(folder, 'key');
  run('ssh-keygen', '-q', '-t', 'ed25519', '-N', '', '-C', 'ada@example.com', '-f', key);
  writeFileSync(join(folder, 'signers'), `ada@example.com ${read('key.pub')}`);
  addRepository(opened, {
    'gpg.format': 'ssh',
    'gpg.ssh.allowedSignersFile': join(folder, 'signers'),
    'user.signingkey': join(folder, 'no-such-key'),
  });
  const make = (version: string) => makeRelease(folder, version, '2026-11-27');

  await expect(make('0.2.0')).rejects.toThrow('### Upgrade notes');
  writeFileSync(join(folder, 'CHANGELOG.md'), `${read('CHANGELOG.md')}\n${NOTES}`);
  await expect(make('0.2.0')).rejects.toThrow('CHANGELOG.md');
  run('git', 'commit', '--quiet', '--all', '--message', 'Say what to do');
  await expect(make('0.2.0'), 'without the key').rejects.toThrow('git tag');
  expect([read('package.json'), run('git', 'tag'), run('git', 'status', '--short', '-uno')]).toEqual([
    expect.stringContaining('0.1.0'),
    '',
    '',
  ]);

  run('git', 'config', 'user.signingkey', key);
  const { folder: files, signature } = await make('0.2.0');
  expect(spawnSync('git', ['verify-tag', 'v0.2.0'], { cwd: folder, encoding: 'utf8' }).stderr).toContain(
    'Good "git" signature for ada@example.com',
  );
  expect(run('git', 'show', 'v0.2.0:package-lock.json').match(/"version": "0\.2\.0"/g)).toHaveLength(2);
  expect(read('CHANGELOG.md')).toContain('\n## 0.2.0 - 2026-11-27\n\n### Added\n\n- A thing.\n');
  expect(JSON.parse(readFileSync(join(files, 'sbom.cdx.json'), 'utf8'))).toMatchObject({
    metadata: { component: { name: 'pagewright', version: '0.2.0' } },
  });
  const check = () => spawnSync('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], { cwd: files }).status;
  expect(check()).toBe(0);
  const who = [
    '-Y',
    'verify',
    '-f',
    join(folder, 'signers'),
    '-I',
    'ada@example.com',
    '-n',
    'file',
    '-s',
    signature,
  ];
  const verify = () =>
    spawnSync('ssh-keygen', who, { cwd: files, input: readFileSync(join(files, 'SHA256SUMS')) }).status;
  expect(verify()).toBe(0);
  writeFileSync(join(files, 'sbom.cdx.json'), '{}');
  expect(check()).not.toBe(0);
  writeFileSync(join(files, 'SHA256SUMS'), 'changed');
  expect(verify()).not.toBe(0);
  await expect(make('0.2.0')).rejects.toThrow('v0.2.0 exists');
  await expect(make('0.1.9')).rejects.toThrow('not later than 0.2.0');
});

test.runIf(hasGpg)('a release can be signed by GPG', async () => {
  const opened = openFolder();
  const { folder, run, read } = opened;
  vi.stubEnv('GNUPGHOME', folder);
  onTestFinished(() => {
    run('gpgconf', '--kill', 'all');
    vi.unstubAllEnvs();
  });
  const who = 'Ada <ada@example.com>';
  run(
    'gpg',
    '--batch',
    '--quiet',
    '--passphrase',
    '',
    '--quick-generate-key',
    who,
    'ed25519',
    'sign',
    'never',
  );
  addRepository(opened, { 'gpg.format': 'openpgp', 'user.signingkey': 'nobody@example.com' });
  writeFileSync(join(folder, 'CHANGELOG.md'), `${read('CHANGELOG.md')}\n${NOTES}`);
  run('git', 'commit', '--quiet', '--all', '--message', 'Say what to do');
  const make = () => makeRelease(folder, '0.2.0', '2026-11-27');
  await expect(make(), 'without the key').rejects.toThrow('git tag');
  expect([read('package.json'), run('git', 'tag')]).toEqual([expect.stringContaining('0.1.0'), '']);

  run('git', 'config', 'user.signingkey', 'ada@example.com');
  const { folder: files, signature } = await make();
  expect(spawnSync('git', ['verify-tag', 'v0.2.0'], { cwd: folder, encoding: 'utf8' }).stderr).toContain(
    `Good signature from "${who}"`,
  );
  const verify = () => spawnSync('gpg', ['--verify', signature, 'SHA256SUMS'], { cwd: files }).status;
  expect([signature, verify()]).toEqual(['SHA256SUMS.asc', 0]);
  writeFileSync(join(files, 'SHA256SUMS'), 'changed');
  expect(verify()).not.toBe(0);
});
