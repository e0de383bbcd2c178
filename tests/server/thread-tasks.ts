import { vi } from 'vitest';
import { ComputePool } from '../../apps/server/src/platform/compute/pool.ts';

/** Runs something, and names the tasks that threads of this process got meanwhile. */
export async function withThreadTasks<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly tasks: readonly string[] }> {
  const run = vi.spyOn(ComputePool.prototype, 'run');
  try {
    const result = await work();
    return { result, tasks: run.mock.calls.map(([, task]) => task.run.name) };
  } finally {
    run.mockRestore();
  }
}
