import type pg from 'pg';
import type { Services } from '../context.ts';
import type { Database } from '../db/client.ts';
import type { JobSet } from './define.ts';
import { housekeeping } from './housekeeping.ts';
import { startWorker } from './outbox-worker.ts';
import { startQueue } from './queue.ts';

/** Time for running work to finish on shutdown, in milliseconds; unfinished work is repeated by another server. */
const STOP_GRACE_MS = 8_000;

export interface JobsDeps {
  readonly pool: pg.Pool;
  readonly db: Database;
  readonly services: Services;
  readonly sets: readonly JobSet[];
}

/** The background work of one server. */
export interface RunningJobs {
  /** Whether it recently looked for work; false while the database does not respond. */
  isRunning(): boolean;
  stop(): Promise<void>;
}

/** Starts this server's share of background work: outbox, sweeps, and recurring jobs. */
export async function startJobs({ pool, db, services, sets }: JobsDeps): Promise<RunningJobs> {
  const effects = sets.flatMap((set) => set.effects ?? []);
  const outside = sets.flatMap((set) => set.outside ?? []);
  const sweeps = sets.flatMap((set) => set.sweeps ?? []);
  const recurring = [...housekeeping, ...sets.flatMap((set) => set.recurring ?? [])];
  const retired = sets.flatMap((set) => set.retired ?? []);
  const queue = await startQueue(pool, { db, services, log: services.log }, { recurring, retired });
  const worker = startWorker({ pool, services, effects, outside, sweeps });
  const runners = sets
    .flatMap((set) => set.runners ?? [])
    .map((runner) => runner.start({ db, services, log: services.log }));
  return {
    isRunning: () => worker.isRunning(),
    async stop() {
      await Promise.all([worker, queue, ...runners].map((one) => one.stop(STOP_GRACE_MS)));
    },
  };
}
