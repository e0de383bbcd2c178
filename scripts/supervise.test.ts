import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
let diary: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-supervise-'));
  diary = join(folder, 'diary');
  await writeFile(diary, '');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs the supervisor with a server of a few lines, which records each start and exit in a diary. */
async function superviseServer(server: string, backOffMs?: readonly number[]) {
  const program = join(folder, 'server.mjs');
  const note = `import { appendFileSync } from 'node:fs'; const note = (word) => appendFileSync(${JSON.stringify(diary)}, word + ' ' + process.pid + '\\n'); note('start');`;
  await writeFile(program, `${note}\n${server}`);
  const launcher = join(folder, 'launcher.mjs');
  const supervisor = JSON.stringify(join(import.meta.dirname, 'supervise.mjs'));
  await writeFile(
    launcher,
    `import { supervise } from ${supervisor};
     process.exit(await supervise(process.execPath, [${JSON.stringify(program)}], { cwd: ${JSON.stringify(folder)}, environment: process.env, backOffMs: ${JSON.stringify(backOffMs)} }));`,
  );
  const environment = { PATH: process.env['PATH'] };
  const child = spawn(process.execPath, [launcher], {
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = new Promise<number | null>((done) => void child.on('close', (code) => done(code)));
  return { child, ended, stderr: () => stderr };
}

async function entries(word: string): Promise<number[]> {
  const lines = (await readFile(diary, 'utf8')).split('\n').filter((line) => line.startsWith(`${word} `));
  return lines.map((line) => Number(line.slice(word.length + 1)));
}

async function entry(word: string, count: number): Promise<number> {
  await expect.poll(async () => (await entries(word)).length).toBeGreaterThanOrEqual(count);
  return (await entries(word))[count - 1] ?? 0;
}

const server = `
  process.on('SIGTERM', () => { note('term'); process.exit(0); });
  process.on('disconnect', () => { note('alone'); process.exit(0); });
  setInterval(() => {}, 1000);
  process.send('ready');
  note('ready');`;

test('a killed server is restarted every time; its own exit is passed on', async () => {
  const run = await superviseServer(server);
  for (let kill = 1; kill <= 8; kill += 1) process.kill(await entry('ready', kill), 'SIGKILL');
  const last = await entry('ready', 9);
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(0);
  expect(await entries('term')).toEqual([last]);
  expect(run.stderr().match(/the server exited \(SIGKILL\); restarting it/g)).toHaveLength(8);
});

test('a rejected configuration is not retried, and its exit code is passed on', async () => {
  const run = await superviseServer('process.exit(78);');
  expect(await run.ended).toBe(78);
  expect(await entries('start')).toHaveLength(1);
});

test('a server that never becomes ready is retried with growing delays, then given up', async () => {
  const startedAt = Date.now();
  const run = await superviseServer('process.exit(3);');
  expect(await run.ended).toBe(3);
  expect(await entries('start')).toHaveLength(6);
  // Delays of 0.1 + 0.5 + 1 + 2 + 4 seconds.
  expect(Date.now() - startedAt).toBeGreaterThan(7_600);
  expect(run.stderr()).toContain('giving up');
});

test('a server stops when its launcher is killed', async () => {
  const run = await superviseServer(server);
  const pid = await entry('ready', 1);
  run.child.kill('SIGKILL');
  expect(await entry('alone', 1)).toBe(pid);
});

test('a stop request during a restart delay takes effect at once', async () => {
  // The restart delay is longer than this test may take.
  const run = await superviseServer('process.exit(3);', [600_000]);
  await expect.poll(run.stderr).toContain('restarting it');
  run.child.kill('SIGTERM');
  expect(await run.ended).toBe(3);
  expect(await entries('start')).toHaveLength(1);
});
