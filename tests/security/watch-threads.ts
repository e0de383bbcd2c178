import { setTimeout as wait } from 'node:timers/promises';
import { vi } from 'vitest';
import { ComputePool } from '../../apps/server/src/platform/compute/pool.ts';
import type { TestServer } from '../server/test-server.ts';

/** How long a transaction of something else may take to end. */
const OTHERS_MS = 15_000;

/** A task before its thread gets it. */
export interface WatchedTask {
  readonly name: string;
  readonly userId: string;
  /** The last statements of transactions that stay open although nothing happens in them. */
  readonly openTransactions: readonly string[];
}

/** Holds each task back until the database was asked which transactions wait meanwhile. `restore` ends that. */
export function watchThreads(server: TestServer): {
  readonly tasks: WatchedTask[];
  readonly restore: () => void;
} {
  const tasks: WatchedTask[] = [];
  type Run = (this: ComputePool, ...given: Parameters<ComputePool['run']>) => Promise<never>;
  const run = Reflect.get(ComputePool.prototype, 'run') as Run;
  const hold: Run = async function hold(owner, task, args) {
    const openTransactions = await idleTransactions(server);
    tasks.push({ name: task.run.name, userId: owner.userId, openTransactions });
    return run.call(this, owner, task, args);
  };
  const spy = vi.spyOn(ComputePool.prototype, 'run').mockImplementation(hold);
  return { tasks, restore: () => spy.mockRestore() };
}

async function idleTransactions({ sql }: TestServer): Promise<readonly string[]> {
  const until = performance.now() + OTHERS_MS;
  for (;;) {
    const { rows } = await sql.query<{ query: string }>(
      `select query from pg_stat_activity
       where datname = current_database() and state like 'idle in transaction%'`,
    );
    // A transaction of something else ends meanwhile; one that waits for the task does not.
    if (rows.length === 0 || performance.now() > until) return rows.map(({ query }) => query.slice(0, 80));
    await wait(10);
  }
}
