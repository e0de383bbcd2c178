import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { FairQueue, type Queued } from './fair-queue.ts';
import { ComputePool } from './pool.ts';
import { exposeToThreads } from './services.ts';
import { asking, doubled, endless, failing, heldUp } from './testing/test-work.ts';
import { defineTask, isLight, type TaskKind } from './task.ts';

const module = new URL('./testing/test-work.ts', import.meta.url);
const work = {
  doubled: defineTask(module, doubled, { kind: 'long' }),
  quick: defineTask(module, doubled, { kind: 'quick' }),
  heldUp: defineTask(module, heldUp, { kind: 'long' }),
  endless: defineTask(module, endless, { kind: 'long' }),
  asking: defineTask(module, asking, { kind: 'long' }),
  failing: defineTask(module, failing, { kind: 'long' }),
};

const settings = { threads: 2, timeoutMs: 60_000, memoryMb: 64, waitingOfUser: 2, waiting: 3 };
const pool = new ComputePool(settings);
const hasty = new ComputePool({ ...settings, threads: 1, timeoutMs: 50 });
afterAll(() => Promise.all([pool.close(), hasty.close()]));

const person = (name: string, signal?: AbortSignal) => ({
  workspaceId: `workspace of ${name}`,
  userId: name,
  language: 'en',
  signal,
});

/** A task that holds a thread until released; `begun` once it runs. */
function holding(name: string, signal?: AbortSignal) {
  const shared = new Int32Array(new SharedArrayBuffer(8));
  const done = pool.run(person(name, signal), work.heldUp, [shared]);
  const begun = Atomics.waitAsync(shared, 1, 0).value;
  const letGo = (): void => {
    Atomics.store(shared, 0, 1);
    Atomics.notify(shared, 0);
  };
  return { done, begun, letGo };
}

test('a task runs in a thread, its errors keep their fields, and the thread continues', async () => {
  expect(await pool.run(person('Ann'), work.doubled, [[1, 2]])).toEqual([2, 4]);
  await expect(pool.run(person('Ann'), work.failing, [])).rejects.toMatchObject({
    name: 'TestError',
    message: 'broken',
    code: 'test',
  });
  expect(await pool.run(person('Ann'), work.doubled, [[3]])).toEqual([6]);
});

test('a task calls registered services; an unregistered or failing one returns null', async () => {
  exposeToThreads('test-tripled', async (number: number) => number * 3);
  exposeToThreads('test-failing', async () => {
    throw new Error('broken');
  });
  const ask = (service: string) => pool.run(person('Ann'), work.asking, [service, 7]);
  expect(await ask('test-tripled')).toBe(21);
  expect(await ask('test-failing')).toBeNull();
  expect(await ask('test-absent')).toBeNull();
});

test('a task that never ends is terminated with its thread', async () => {
  await expect(hasty.run(person('Ann'), work.endless, [])).rejects.toMatchObject({ code: 'too_slow' });
});

test('a task that takes all memory ends its thread, not the process', async () => {
  // In a separate process: the tests' own memory flag would apply to its threads too.
  const program = fileURLToPath(new URL('./testing/memory-process.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [program]);
  expect(stdout).toBe('too_much_memory [2]\n');
});

test('a user has one long task at a time and a bounded queue; quick tasks still get a thread', async () => {
  const first = holding('Ann');
  await first.begun;
  const second = pool.run(person('Ann'), work.doubled, [[1]]);
  const third = pool.run(person('Ann'), work.doubled, [[2]]);
  await expect(pool.run(person('Ann'), work.doubled, [[3]])).rejects.toMatchObject({ code: 'user_busy' });
  const other = pool.run(person('Bob'), work.doubled, [[4]]);
  await expect(pool.run(person('Cid'), work.doubled, [[5]])).rejects.toMatchObject({ code: 'busy' });
  expect(await pool.run({ ...person('Ann'), userId: '' }, work.quick, [[6]])).toEqual([12]);
  first.letGo();
  await first.done;
  expect(await Promise.all([second, third, other])).toEqual([[2], [4], [8]]);
});

test('a disconnecting caller leaves the queue, or ends the running task', async () => {
  const running = new AbortController();
  const waiting = new AbortController();
  const first = holding('Ann', running.signal);
  await first.begun;
  const second = pool.run(person('Ann', waiting.signal), work.doubled, [[1]]);
  waiting.abort(new Error('left the line'));
  await expect(second).rejects.toThrow('left the line');
  running.abort(new Error('gone'));
  await expect(first.done).rejects.toThrow('gone');
  expect(await pool.run(person('Ann'), work.doubled, [[1]])).toEqual([2]);
});

test('closing a pool ends running, waiting, and later tasks', async () => {
  const stopping = new ComputePool(settings);
  const shared = new Int32Array(new SharedArrayBuffer(8));
  const running = stopping.run(person('Ann'), work.heldUp, [shared]);
  await Atomics.waitAsync(shared, 1, 0).value;
  const waiting = stopping.run(person('Ann'), work.doubled, [[1]]);
  const outcomes = Promise.allSettled([running, waiting]);
  await stopping.close();
  const late = stopping.run(person('Bob'), work.doubled, [[2]]);
  for (const outcome of [...(await outcomes), ...(await Promise.allSettled([late]))])
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'stopped' } });
});

test('workspaces take turns, and within one it is first come, first served', () => {
  const queue = new FairQueue<Queued & { readonly number: number }>();
  const add = (workspaceId: string, userId: string, number: number, kind: TaskKind = 'long') =>
    queue.add({ workspaceId, userId, number, kind });
  add('A', 'Ann', 1);
  add('A', 'Ann', 2);
  add('A', 'Amy', 3);
  add('B', 'Bob', 4);
  add('A', 'Ann', 5, 'quick');
  const take = () => queue.take(() => true);
  const taken = [take(), take(), take(), take()];
  expect(taken.map((job) => job?.number)).toEqual([1, 4, 3, 5]);
  expect(take()).toBeUndefined();
  queue.end(taken[0]!);
  expect(take()?.number).toBe(2);
  expect(queue.size).toBe(0);
});

test('the weight of arguments counts nested values and stops early', () => {
  expect(isLight(['a'.repeat(100)], 101)).toBe(true);
  expect(isLight(['a'.repeat(101)], 101)).toBe(false);
  expect(isLight([{ a: [1, 2, { b: 'xx' }] }], 10)).toBe(true);
  expect(isLight([Array.from({ length: 1_000_000 }, () => null)], 100)).toBe(false);
  expect(isLight([''], -1)).toBe(false);
});
