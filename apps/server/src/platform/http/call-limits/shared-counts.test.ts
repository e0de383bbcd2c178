import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { randomNumbers } from '../../../../../../tests/random-numbers.ts';
import { createSharedCounts } from './shared-counts.ts';

const LIMIT = 60;
const ROUNDS = 40;
/** What a process may let pass before the other one knows: a twentieth of the limit, less one. */
const UNREPORTED_MAX = LIMIT / 20 - 1;

/** Lets some turns of the event loop pass, in which others go on. */
async function turns(count: number): Promise<void> {
  for (let done = 0; done < count; done += 1) await turn();
}

test('two processes together let through at most what both had not reported, in whatever order reports arrive', async () => {
  const random = randomNumbers(1_127);
  const passed: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    let total = 0;
    const processes = [0, 1].map(() =>
      createSharedCounts({
        report: async (reports) => {
          await turns(random() * 6);
          const totals = reports.map(({ key, calls }) => {
            total += calls;
            return [key, { calls: total, windowMs: 60_000 }] as const;
          });
          await turns(random() * 6);
          return new Map(totals);
        },
        onError: (error) => {
          throw error;
        },
      }),
    );
    const waits = await Promise.all(
      Array.from({ length: 2 * LIMIT }, async (_, at) => {
        await turns(random() * 25);
        return processes[at % 2]!.count('a caller', LIMIT);
      }),
    );
    passed.push(waits.filter((one) => one === 0).length);
  }
  expect(Math.min(...passed)).toBeGreaterThanOrEqual(LIMIT);
  expect(Math.max(...passed)).toBeLessThanOrEqual(LIMIT + 2 * UNREPORTED_MAX);
});
