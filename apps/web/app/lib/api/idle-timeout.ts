/** Aborts a request after a period without any data. */
export interface IdleTimeout {
  /** Aborted with a TimeoutError after too long without data. */
  readonly signal: AbortSignal;
  readonly reset: () => void;
  readonly stop: () => void;
}

/** Starts the idle timer, which restarts on every `reset`. */
export function startIdleTimeout(idleMs: number): IdleTimeout {
  const control = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  const reset = (): void => {
    stop();
    timer = setTimeout(() => control.abort(new DOMException('Nothing came.', 'TimeoutError')), idleMs);
  };
  reset();
  return { signal: control.signal, reset, stop };
}
