import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createServices } from '../../../../../tests/server/services.ts';
import { claimingRunner } from './claiming-runner.ts';
import type { EffectContext } from './define.ts';

/** Starts servers that share what is due; returns what each did. */
function startServers(
  due: string[],
  work: (name: string) => Promise<void>,
  recurringJobs: readonly boolean[],
) {
  const services = createServices();
  const done = recurringJobs.map((): string[] => []);
  const running = recurringJobs.map((isOn, index) =>
    claimingRunner<string>({
      name: 'test',
      parallel: 2,
      pollMs: 5,
      claim: () => Promise.resolve(due.shift()),
      async work(_ctx, name) {
        await work(name);
        done[index]?.push(name);
      },
    }).start({
      services: { ...services, config: { ...services.config, recurringJobs: isOn } },
      log: services.log,
    } as unknown as EffectContext),
  );
  return { done, stop: () => Promise.all(running.map((one) => one.stop(1_000))) };
}

test('servers share due work; a slow or failing piece holds up no other, and a server without jobs does nothing', async () => {
  const { promise: slow, resolve: finish } = Promise.withResolvers<undefined>();
  const due = ['slow', 'broken', 'c', 'd', 'e', 'f', 'g', 'h'];
  const work = async (name: string): Promise<void> => {
    if (name === 'slow') await slow;
    if (name === 'broken') throw new Error('a piece that cannot be done');
    await nextTurn();
  };
  const { done, stop } = startServers(due, work, [true, true, false]);
  await expect.poll(() => done.flat().toSorted()).toEqual(['c', 'd', 'e', 'f', 'g', 'h']);
  due.push('later');
  await expect.poll(() => done.flat()).toContain('later');
  finish(undefined);
  await expect.poll(() => done.flat()).toContain('slow');
  expect(done.map((names) => names.length > 0)).toEqual([true, true, false]);
  await stop();
  due.push('after the stop');
  await nextTurn();
  expect(due).toEqual(['after the stop']);
});
