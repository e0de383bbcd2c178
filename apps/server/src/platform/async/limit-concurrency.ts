/**
 * Runs a task when a slot is free.
 * @throws the signal's reason as soon as it is aborted, while the task still waits.
 */
export type RunLimited = <Result>(signal: AbortSignal, task: () => Promise<Result>) => Promise<Result>;

/** Runs at most `max` tasks at once; the others wait in FIFO order. */
export function limitConcurrency(max: number): RunLimited {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (signal, task) => {
    signal.throwIfAborted();
    if (running >= max) await waitForSlot(waiting, signal);
    else running += 1;
    try {
      signal.throwIfAborted();
      return await task();
    } finally {
      const next = waiting.shift();
      // Hand the slot to the next waiter so no newcomer can take it.
      if (next) next();
      else running -= 1;
    }
  };
}

/** Waits for a slot. An aborted waiter leaves the queue. */
function waitForSlot(waiting: (() => void)[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const proceed = (): void => {
      signal.removeEventListener('abort', leave);
      resolve();
    };
    const leave = (): void => {
      waiting.splice(waiting.indexOf(proceed), 1);
      reject(signal.reason as Error);
    };
    waiting.push(proceed);
    signal.addEventListener('abort', leave, { once: true });
  });
}
