/** Aborts a request after a period without any data. */
export interface Silence {
  /** Aborted with a TimeoutError after too long without data. */
  readonly signal: AbortSignal;
  readonly heard: () => void;
  readonly stop: () => void;
}

/** Starts the idle timer, which restarts on every sign of life. */
export function limitSilence(idleMs: number): Silence {
  const control = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => clearTimeout(timer);
  const heard = (): void => {
    stop();
    timer = setTimeout(() => control.abort(new DOMException('Nothing came.', 'TimeoutError')), idleMs);
  };
  heard();
  return { signal: control.signal, heard, stop };
}
