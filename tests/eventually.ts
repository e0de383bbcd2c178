import { vi } from 'vitest';
import { PATIENCE_MS } from './patience.ts';

/** Waits until an assertion holds, as `expect.poll` does for a single value; returns what the assertion returned. */
export const eventually = <Result>(assertion: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(assertion, { timeout: PATIENCE_MS, interval: 100 });
