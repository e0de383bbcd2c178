import { setImmediate as breathe } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

const { signal } = new AbortController();

test('runs up to the limit at once and the rest in FIFO order', async () => {
  const run = limitConcurrency(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const tasks = [0, 1, 2, 3].map((number) =>
    run(signal, async () => {
      begun.push(number);
      await new Promise<void>((resolve) => void (ends[number] = resolve));
      return number;
    }),
  );
  await breathe();
  expect(begun).toEqual([0, 1]);
  ends[1]!();
  await breathe();
  expect(begun).toEqual([0, 1, 2]);
  ends[0]!();
  await breathe();
  ends[2]!();
  ends[3]!();
  expect(await Promise.all(tasks)).toEqual([0, 1, 2, 3]);
});

test('a failure frees its slot, and an aborted waiter does not take it', async () => {
  const run = limitConcurrency(1);
  const leaving = new AbortController();
  let ran = false;
  const failing = run(signal, async () => {
    await breathe();
    throw new Error('broken');
  });
  const left = run(leaving.signal, async () => {
    ran = true;
  });
  const last = run(signal, () => Promise.resolve('done'));
  leaving.abort(new Error('gone'));
  expect(await Promise.allSettled([failing, left, last])).toEqual([
    { status: 'rejected', reason: new Error('broken') },
    { status: 'rejected', reason: new Error('gone') },
    { status: 'fulfilled', value: 'done' },
  ]);
  expect(ran).toBe(false);
});

test('an aborted waiter is rejected immediately, while earlier tasks are still running', async () => {
  const run = limitConcurrency(1);
  const leaving = new AbortController();
  let end: () => void = () => undefined;
  const running = run(signal, () => new Promise<void>((resolve) => void (end = resolve)));
  const left = run(leaving.signal, () => Promise.resolve());
  const last = run(signal, () => Promise.resolve('done'));
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  end();
  await running;
  expect(await last).toBe('done');
});
