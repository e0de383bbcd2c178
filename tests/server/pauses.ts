import { AsyncLocalStorage } from 'node:async_hooks';
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';
import { onTestFinished } from 'vitest';

const TIMES_SHORTER = 50;

type Pause = (milliseconds?: number, ...others: readonly unknown[]) => Promise<unknown>;

/** Until the end of the current test, pauses (`setTimeout` of `node:timers/promises`) of this process are made by `make`. */
function replacePauses(make: (original: Pause) => Pause): void {
  const original = timers.setTimeout;
  const replaceBy = (pause: Pause): void => {
    timers.setTimeout = pause as typeof timers.setTimeout;
    // What was imported by name follows.
    syncBuiltinESMExports();
  };
  replaceBy(make(original as Pause));
  onTestFinished(() => replaceBy(original as Pause));
}

/**
 * Until the end of the current test, pauses in what the test calls from now on take a fiftieth of their time; those of
 * anything else in this process stay as they are.
 * @returns a list that gains the milliseconds of each shortened pause.
 */
export function shortenPauses(): readonly number[] {
  const pauses: number[] = [];
  const own = new AsyncLocalStorage<true>();
  own.enterWith(true);
  replacePauses((original) => (milliseconds = 0, ...others) => {
    if (own.getStore() === undefined) return original(milliseconds, ...others);
    pauses.push(milliseconds);
    return original(milliseconds / TIMES_SHORTER, ...others);
  });
  return pauses;
}

/**
 * Until the end of the current test, pauses that this source file makes last until they are released; later ones then
 * end at once.
 * @returns the milliseconds of each, and the function that releases them.
 */
export function holdPauses(file: string): {
  readonly pauses: readonly number[];
  readonly release: () => void;
} {
  const { promise, resolve } = Promise.withResolvers<void>();
  const pauses: number[] = [];
  replacePauses((original) => (milliseconds = 0, ...others) => {
    // Servers of other test files share this process.
    if (!new Error().stack?.includes(`/${file}:`)) return original(milliseconds, ...others);
    pauses.push(milliseconds);
    return promise;
  });
  return { pauses, release: resolve };
}
