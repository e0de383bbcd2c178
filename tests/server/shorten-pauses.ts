import { AsyncLocalStorage } from 'node:async_hooks';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { onTestFinished } from 'vitest';

const TIMES_SHORTER = 50;

/**
 * Until the end of the current test, pauses (`setTimeout` of `node:timers/promises`) in what the test calls from now on
 * take a fiftieth of their time; those of anything else in this process stay as they are.
 * @returns a list that gains the milliseconds of each shortened pause.
 */
export function shortenPauses(): readonly number[] {
  const pauses: number[] = [];
  const own = new AsyncLocalStorage<true>();
  own.enterWith(true);
  const original = timers.setTimeout;
  const replaceBy = (pause: typeof timers.setTimeout): void => {
    timers.setTimeout = pause;
    // What was imported by name follows.
    syncBuiltinESMExports();
  };
  replaceBy((milliseconds = 0, ...others) => {
    if (own.getStore() === undefined) return original(milliseconds, ...others);
    pauses.push(milliseconds);
    return original(milliseconds / TIMES_SHORTER, ...others);
  });
  onTestFinished(() => replaceBy(original));
  return pauses;
}
