import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { archiveOf } from './release.mjs';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const ABOUT = {
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.com',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.com',
  GIT_AUTHOR_DATE: '2026-11-26T05:00:00Z',
  GIT_COMMITTER_DATE: '2026-11-26T05:00:00Z',
};

/** The same commit in a new repository. */
function repository(changelog: string, mode = 0o644): string {
  const folder = mkdtempSync(join(tmpdir(), 'pagewright-release-'));
  folders.push(folder);
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, env: { PATH: process.env['PATH'], HOME: folder, ...ABOUT } });
  git('init', '--quiet');
  writeFileSync(join(folder, 'package.json'), '{"version":"1.2.3"}\n');
  writeFileSync(join(folder, 'CHANGELOG.md'), changelog);
  chmodSync(join(folder, 'package.json'), mode);
  utimesSync(join(folder, 'package.json'), mode, mode);
  git('add', '.');
  git('commit', '--quiet', '--message', 'Release');
  return folder;
}

test('a commit always produces the same archive, and none before the changelog has its version', () => {
  const changelog = '# Changelog\n\n## 1.2.3 - 2026-11-26\n';
  const [one, other] = [repository(changelog), repository(changelog, 0o600)].map((folder) =>
    archiveOf(folder, 'HEAD'),
  );
  expect(one).toMatchObject({ version: '1.2.3', at: new Date(ABOUT.GIT_COMMITTER_DATE) });
  const sum = (bytes: Buffer | undefined) => createHash('sha256').update(bytes!).digest('hex');
  expect(sum(one?.bytes)).toBe(sum(other?.bytes));
  expect(gunzipSync(one!.bytes).toString()).toContain('pagewright-1.2.3/CHANGELOG.md');
  expect(() => archiveOf(repository('# Changelog\n\n## Unreleased\n'), 'HEAD')).toThrow('1.2.3 - <date>');
});
