/** Gives a request up that shows no signs of life. */
export interface Silence {
  /** Aborted with a TimeoutError once nothing was heard for so long. */
  readonly signal: AbortSignal;
  readonly heard: () => void;
  readonly stop: () => void;
}

/** Waits from now on, for so many milliseconds after each sign of life. */
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
