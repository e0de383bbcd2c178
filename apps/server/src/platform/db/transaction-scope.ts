import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<{ isOpen: boolean }>();

/** Runs the work of an open transaction. What it starts but does not wait for is outside once it ends. */
export async function runInTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  const own = { isOpen: true };
  try {
    return await scope.run(own, work);
  } finally {
    own.isOpen = false;
  }
}

/** Whether the running code belongs to an open transaction. Tests refuse calls to other systems then. */
export function isInTransaction(): boolean {
  return scope.getStore()?.isOpen ?? false;
}
