import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-lock-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

/** A process that runs a task under the lock and records when it begins and ends. */
function work(): Promise<string> {
  const lock = JSON.stringify(join(import.meta.dirname, 'process-lock.mjs'));
  const program = `
    import { appendFileSync } from 'node:fs';
    import { withProcessLock } from ${lock};
    const note = (word) => appendFileSync(${JSON.stringify(join(folder, 'diary'))}, word + '\\n');
    await withProcessLock(${JSON.stringify(join(folder, 'deep/lock'))}, async (wasInterrupted) => {
      note('begin');
      await new Promise((done) => setTimeout(done, 150));
      note('end');
      console.log(wasInterrupted);
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((done) => void child.on('close', () => done(output.trim())));
}

test('only one of several processes works at a time', async () => {
  expect(await Promise.all([work(), work(), work(), work()])).toEqual(['false', 'false', 'false', 'false']);
  const diary = (await readFile(join(folder, 'diary'), 'utf8')).trim().split('\n');
  expect(diary).toEqual(Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? 'begin' : 'end')));
  expect(await readdir(join(folder, 'deep'))).toEqual([]);
});

test('the lock of a killed process is taken over by one process, which is notified', async () => {
  const { pid: dead } = spawnSync(process.execPath, ['--version']);
  await work();
  await writeFile(join(folder, 'deep/lock'), JSON.stringify({ pid: dead, child: null }));
  const answers = await Promise.all([work(), work(), work()]);
  expect(answers.filter((answer) => answer === 'true')).toHaveLength(1);
  const diary = (await readFile(join(folder, 'diary'), 'utf8')).trim().split('\n');
  expect(diary).toEqual(Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? 'begin' : 'end')));
});

test('an empty lock left by a power failure blocks nobody', async () => {
  await work();
  await writeFile(join(folder, 'deep/lock'), '');
  expect(await work()).toBe('true');
});

test('processes that a killed process started are ended before the next one works', async () => {
  await work();
  const orphan = spawn('bash', ['-c', 'exec -a "npm ci" sleep 60'], { detached: true, stdio: 'ignore' });
  const ended = new Promise((done) => void orphan.on('close', (_, signal) => done(signal)));
  await expect
    .poll(() => readFile(`/proc/${orphan.pid}/cmdline`, 'utf8').catch(() => 'npm'))
    .toContain('npm');
  const { pid: dead } = spawnSync(process.execPath, ['--version']);
  await writeFile(join(folder, 'deep/lock'), JSON.stringify({ pid: dead, child: orphan.pid }));
  expect(await work()).toBe('true');
  expect(await ended).toBe('SIGKILL');
});
