/** Milliseconds that a script, and what it then does, is waited for. */
export const LOAD_TIMEOUT_MS = 15_000;
const POLL_MS = 100;

/**
 * Looks every 100 ms whether something is there, for 15 s, and answers it.
 * @throws Error of `failure` when it is not, or when `signal` was aborted before.
 */
export function waitFor<Value>(
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
 * What a promise comes to within 15 s.
 * @throws Error of `failure` when it comes to nothing by then, and what the promise throws.
 */
export async function inTime<Value>(promise: Promise<Value>, failure: () => Error): Promise<Value> {
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
