import { AsyncLocalStorage } from 'node:async_hooks';

/** The request or job that the running code belongs to. */
export interface WorkContext {
  /** ID of the originating request; for a job without one, its own ID. */
  readonly requestId: string;
  /** The current span; undefined if tracing is off. */
  readonly trace?: unknown;
}

const storage = new AsyncLocalStorage<WorkContext>();

/** Runs a function for a request or job, so that its log lines and effects carry the ID. */
export function runInWorkContext<Result>(work: WorkContext, run: () => Result): Result {
  return storage.run(work, run);
}

/** The current request or job; undefined outside of both. */
export function currentWorkContext(): WorkContext | undefined {
  return storage.getStore();
}
