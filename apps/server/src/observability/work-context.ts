import { AsyncLocalStorage } from 'node:async_hooks';

/** What the running code works for: one request, or one job that a request caused. */
export interface WorkContext {
  /** Of the request that it all began with; of a job without one, its own id. */
  readonly requestId: string;
  /** The span that encloses the code, as the tracing library has it; undefined while nothing is traced. */
  readonly trace?: unknown;
}

const storage = new AsyncLocalStorage<WorkContext>();

/** Runs something for a request or a job: its log lines and its effects carry the id. */
export function during<Result>(work: WorkContext, run: () => Result): Result {
  return storage.run(work, run);
}

/** What the running code works for; undefined outside of requests and jobs. */
export function currentWork(): WorkContext | undefined {
  return storage.getStore();
}
