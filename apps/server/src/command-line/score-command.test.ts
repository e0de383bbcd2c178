import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const COMMAND = join(import.meta.dirname, 'score-command.ts');
const ARTICLE = `# How to build a rain barrel\n\nA rain barrel saves water. ${'It stands below the gutter and fills when it rains. '.repeat(5)}\n\n## Steps\n\n- Drill a hole\n- Fit the tap\n`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-score-'));
  await writeFile(join(folder, 'article.md'), ARTICLE);
  await writeFile(
    join(folder, 'rival.txt'),
    'A rain barrel needs a downspout diverter and a spigot. '.repeat(12),
  );
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function run(words: readonly string[], settings: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [COMMAND, ...words], {
    cwd: folder,
    encoding: 'utf8',
    // Compiled once for all these starts.
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: join(folder, 'compiled'), ...settings },
  });
  return { status, stdout, stderr };
}

test('an article is scored and explained, without color if the output is not a terminal', () => {
  const { status, stdout } = run(['article.md', '--keyword', 'rain barrel']);
  expect(status).toBe(0);
  expect(stdout).toMatch(
    /^How to build a rain barrel\n\nScore \d+\/100 {2}based on \d of 6 parts, \d+ words\n/,
  );
  expect(stdout).toContain('✓ Keyword in the title');
  expect(stdout).toContain('Answers what is asked  — unknown');
  // oxlint-disable-next-line no-control-regex -- escape sequences are what is looked for
  expect(stdout).not.toMatch(/\u001B/);
  expect(run(['article.md', '--keyword', 'rain barrel'], { FORCE_COLOR: '1' }).stdout).toContain('\u001B[');
});

test('comparison pages, and the whole score as JSON', () => {
  const words = ['article.md', '--keyword', 'rain barrel', '--competitor', 'rival.txt', '--json'];
  const result = JSON.parse(run(words).stdout) as {
    status: string;
    restsOn: unknown;
    terms: { text: string }[];
  };
  expect(result.status).toBe('scored');
  expect(result.restsOn).toMatchObject({ pages: [{ url: null, title: 'rival.txt' }], subject: 'measured' });
  expect(result.terms.map(({ text }) => text)).toContain('downspout diverter');
});

test.each([
  [[], 64, /^usage: /],
  [['article.md'], 64, /^usage: /],
  [['article.md', '--keyword', 'x', '--colour'], 64, /^usage: /],
  [['nothing.md', '--keyword', 'x'], 66, /^pagewright: .*nothing\.md/],
])('%j is refused', (words, code, told) => {
  const { status, stdout, stderr } = run(words);
  expect(status).toBe(code);
  expect(stdout).toBe('');
  expect(stderr).toMatch(told);
});
