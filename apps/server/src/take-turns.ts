/** Runs a work when its turn has come. @throws the reason of the signal, at once, where the caller goes away before. */
export type TakeTurn = <Result>(signal: AbortSignal, work: () => Promise<Result>) => Promise<Result>;

/** Lets `most` works run at once; the others wait, first come first served. */
export function takeTurns(most: number): TakeTurn {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (signal, work) => {
    signal.throwIfAborted();
    if (running >= most) await turnOf(waiting, signal);
    else running += 1;
    try {
      signal.throwIfAborted();
      return await work();
    } finally {
      const next = waiting.shift();
      // The turn is handed on, so that nobody who comes in between takes it.
      if (next) next();
      else running -= 1;
    }
  };
}

/** Waits in the row; who goes away leaves it. */
function turnOf(waiting: (() => void)[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const take = (): void => {
      signal.removeEventListener('abort', leave);
      resolve();
    };
    const leave = (): void => {
      waiting.splice(waiting.indexOf(take), 1);
      reject(signal.reason as Error);
    };
    waiting.push(take);
    signal.addEventListener('abort', leave, { once: true });
  });
}
