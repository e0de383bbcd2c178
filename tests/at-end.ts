import { afterAll, onTestFinished } from 'vitest';

/**
 * Releases something after the test that asks for it, or after the last test of the file or group that does. Within a
 * test, `afterAll` is never carried out.
 */
export function atEnd(release: () => unknown): void {
  const done = async (): Promise<void> => {
    await release();
  };
  try {
    onTestFinished(done);
  } catch {
    afterAll(done);
  }
}
