import { expect, test } from 'vitest';
import { waitingFirst } from '../async/waiting-first.ts';
import { compute } from './compute.ts';
import { defineTask } from './task.ts';
import { doubled, failing } from './testing/test-work.ts';

const module = new URL('./testing/test-work.ts', import.meta.url);
const doubling = defineTask(module, doubled, { kind: 'long' });
const breaking = defineTask(module, failing, { kind: 'long' });

test('an attempt that needs tasks is repeated with their results, and runs none itself', async () => {
  const begun: number[][] = [];
  const result = await waitingFirst(async () => {
    const steps: number[] = [];
    begun.push(steps);
    for (const number of [1, 2]) steps.push(...(await compute(doubling, [number])));
    return steps;
  });
  expect(result).toEqual([2, 4]);
  expect(begun).toEqual([[], [2], [2, 4]]);
});

test('a failed task fails the attempt with its own error', async () => {
  let attempts = 0;
  const attempt = () => {
    attempts += 1;
    return compute(breaking);
  };
  await expect(waitingFirst(attempt)).rejects.toMatchObject({ name: 'TestError', code: 'test' });
  expect(attempts).toBe(2);
});

test('tasks whose arguments differ each time do not repeat an attempt forever', async () => {
  let attempts = 0;
  await waitingFirst(() => {
    attempts += 1;
    return compute(doubling, [attempts]);
  });
  expect(attempts).toBe(21);
});
