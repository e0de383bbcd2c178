/** Timeout in milliseconds for loading a script and for its first result. */
export const LOAD_TIMEOUT_MS = 15_000;
const POLL_MS = 100;

/**
 * Polls every 100 ms, for up to 15 s, until a value is there, and returns it.
 * @throws Error of `failure` on timeout or if `signal` is aborted
 */
export function pollFor<Value>(
  look: () => Value | undefined,
  failure: () => Error,
  signal?: AbortSignal,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = (act: () => void) => () => {
      clearInterval(poll);
      clearTimeout(limit);
      act();
    };
    const giveUp = stop(() => reject(failure()));
    const poll = setInterval(() => {
      const found = look();
      if (found !== undefined) stop(() => resolve(found))();
    }, POLL_MS);
    const limit = setTimeout(giveUp, LOAD_TIMEOUT_MS);
    signal?.addEventListener('abort', giveUp);
  });
}

/**
 * Awaits a promise for up to 15 s.
 * @throws Error of `failure` on timeout, and whatever the promise throws
 */
export async function withTimeout<Value>(promise: Promise<Value>, failure: () => Error): Promise<Value> {
  let limit: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    limit = setTimeout(() => reject(failure()), LOAD_TIMEOUT_MS);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(limit);
  }
}
