import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ApiError } from '../api-error.ts';
import { waitFirst } from '../async/waiting-first.ts';
import { currentLanguage } from '../language/current-language.ts';
import { traced } from '../observability/tracing.ts';
import { computeMessages } from './messages.ts';
import { ComputeFailure, ComputePool, type ComputeLoad, type ComputeSettings } from './pool.ts';
import { runsInline, type ComputeTask } from './task.ts';

/** The caller that a computation belongs to. */
export interface ComputingFor {
  readonly actor: { readonly userId: string; readonly workspaceId: string } | null;
  /** Aborted when the caller disconnects: the job leaves the queue, or its thread is ended. */
  readonly signal: AbortSignal;
}

const owners = new AsyncLocalStorage<Partial<ComputingFor>>();

/**
 * Runs something on behalf of a caller: its tasks wait in the caller's queue and are canceled with the caller's signal.
 */
export function computingFor<Result>(owner: ComputingFor, work: () => Result): Result {
  return owners.run(owner, work);
}

/** Runs something whose tasks are also canceled with this signal. */
export function computingUntil<Result>(signal: AbortSignal, work: () => Result): Result {
  const owner = owners.getStore();
  if (owner?.signal === signal) return work();
  const both = owner?.signal ? AbortSignal.any([owner.signal, signal]) : signal;
  return owners.run({ ...owner, signal: both }, work);
}

/** Default limits. */
export const COMPUTE_DEFAULTS: ComputeSettings = {
  threads: 2,
  timeoutMs: 30_000,
  memoryMb: 768,
  waitingOfUser: 40,
  waiting: 400,
};
const RETRY_SECONDS = 10;

let settings = COMPUTE_DEFAULTS;
let pool = new ComputePool(settings);

/** Sets the limits. Call before the first task: all servers of a process share one pool. */
export function configureComputing(wanted: ComputeSettings): void {
  if (JSON.stringify(wanted) === JSON.stringify(settings)) return;
  void pool.close();
  settings = wanted;
  pool = new ComputePool(wanted);
}

/** Starts the threads, so that the first job need not wait for them. */
export function warmThreads(): void {
  pool.warm();
}

/** Current load of the pool. */
export function computeLoad(): ComputeLoad {
  return pool.load();
}

/** Ends all jobs, so that a process that is stopping need not wait for them. */
export async function stopComputing(): Promise<void> {
  await pool.close();
}

/**
 * Runs work in a thread when its turn comes, or on the event loop if it may run there and its arguments are small.
 * @throws ComputeFailure, the signal's reason, and what the work throws.
 */
export async function tryCompute<Args extends readonly unknown[], Result>(
  work: ComputeTask<Args, Result>,
  ...args: Args
): Promise<Result> {
  const owner = owners.getStore() ?? {};
  const { signal } = owner;
  if (runsInline(work, args)) {
    // Lets other requests run between two small jobs.
    await nextTurn();
    signal?.throwIfAborted();
    return work.run(...args);
  }
  const { workspaceId, userId } = owner.actor ?? { workspaceId: '', userId: '' };
  const run = (): Promise<Result> =>
    traced(`compute ${work.run.name}`, 'internal', {}, () =>
      pool.run({ workspaceId, userId, language: currentLanguage(), signal }, work, args),
    );
  return waitFirst({ work, args, run });
}

/**
 * Like `tryCompute`, but with errors that tell the user what to do.
 * @throws ApiError 429 if the user has too many tasks waiting, 503 if everyone together has or the server is stopping,
 * 422 if the task takes too long or too much memory; the signal's reason; what the task throws.
 */
export async function compute<Args extends readonly unknown[], Result>(
  work: ComputeTask<Args, Result>,
  ...args: Args
): Promise<Result> {
  try {
    return await tryCompute(work, ...args);
  } catch (error) {
    throw error instanceof ComputeFailure ? toComputeError(error) : error;
  }
}

/** Like `compute`, but returns null if it takes too long or too much memory, for optional parts. */
export async function computeOrNull<Args extends readonly unknown[], Result>(
  work: ComputeTask<Args, Result>,
  ...args: Args
): Promise<Result | null> {
  try {
    return await tryCompute(work, ...args);
  } catch (error) {
    if (!(error instanceof ComputeFailure)) throw error;
    if (error.code === 'too_slow' || error.code === 'too_much_memory') return null;
    throw toComputeError(error);
  }
}

/** Maps a failure to an API error. */
export function toComputeError(failure: ComputeFailure): ApiError {
  const headers = { 'retry-after': String(RETRY_SECONDS) };
  switch (failure.code) {
    case 'user_busy':
      return new ApiError(429, 'computing_busy', computeMessages.userBusy, { headers });
    case 'too_slow':
      return new ApiError(422, 'computing_too_long', computeMessages.tooSlow(settings.timeoutMs / 1000));
    case 'too_much_memory':
      return new ApiError(422, 'computing_too_large', computeMessages.tooMuchMemory);
    default:
      return new ApiError(503, 'server_busy', computeMessages.busy, { headers });
  }
}
