import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { onTestFinished } from 'vitest';

const TIMES_SHORTER = 50;

/**
 * Until the end of the current test, pauses of this process (`setTimeout` of `node:timers/promises`) take a fiftieth of
 * their time.
 * @returns a list that gains the milliseconds of each pause.
 */
export function shortenPauses(): readonly number[] {
  const pauses: number[] = [];
  const original = timers.setTimeout;
  const replaceBy = (pause: typeof timers.setTimeout): void => {
    timers.setTimeout = pause;
    // What was imported by name follows.
    syncBuiltinESMExports();
  };
  replaceBy((milliseconds = 0, ...others) => {
    pauses.push(milliseconds);
    return original(milliseconds / TIMES_SHORTER, ...others);
  });
  onTestFinished(() => replaceBy(original));
  return pauses;
}
