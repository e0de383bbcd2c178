import { afterAll, onTestFinished } from 'vitest';

/**
 * Runs a cleanup at the end of the current test or, outside of tests, of the current file or group. Vitest never runs
 * an `afterAll` registered inside a test.
 */
export function addCleanup(release: () => unknown): void {
  const done = async (): Promise<void> => {
    await release();
  };
  try {
    onTestFinished(done);
  } catch {
    afterAll(done);
  }
}
