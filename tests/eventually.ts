import { vi } from 'vitest';
import { WAIT_TIMEOUT_MS } from './wait-timeout.ts';

/** Waits until an assertion passes, as `expect.poll` does for a single value, and returns its result. */
export const eventually = <Result>(assertion: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(assertion, { timeout: WAIT_TIMEOUT_MS, interval: 100 });
