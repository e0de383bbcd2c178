import { setImmediate as breathe } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { takeTurns } from './take-turns.ts';

const { signal } = new AbortController();

test('so many works run at once, the others in the order in which they came', async () => {
  const takeTurn = takeTurns(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const works = [0, 1, 2, 3].map((number) =>
    takeTurn(signal, async () => {
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
  expect(await Promise.all(works)).toEqual([0, 1, 2, 3]);
});

test('a turn is free again after a failure, and one who left while waiting does not take it', async () => {
  const takeTurn = takeTurns(1);
  const leaving = new AbortController();
  let ran = false;
  const failing = takeTurn(signal, async () => {
    await breathe();
    throw new Error('broken');
  });
  const left = takeTurn(leaving.signal, async () => {
    ran = true;
  });
  const last = takeTurn(signal, () => Promise.resolve('done'));
  leaving.abort(new Error('gone'));
  expect(await Promise.allSettled([failing, left, last])).toEqual([
    { status: 'rejected', reason: new Error('broken') },
    { status: 'rejected', reason: new Error('gone') },
    { status: 'fulfilled', value: 'done' },
  ]);
  expect(ran).toBe(false);
});

test('one who leaves while waiting is told at once, while the works before still run', async () => {
  const takeTurn = takeTurns(1);
  const leaving = new AbortController();
  let end: () => void = () => undefined;
  const running = takeTurn(signal, () => new Promise<void>((resolve) => void (end = resolve)));
  const left = takeTurn(leaving.signal, () => Promise.resolve());
  const last = takeTurn(signal, () => Promise.resolve('done'));
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  end();
  await running;
  expect(await last).toBe('done');
});
