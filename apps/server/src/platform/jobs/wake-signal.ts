/** Lets a loop sleep until a timeout or a wake-up call. */
export interface WakeSignal {
  /** Resolves after the timeout, at the next wake-up call, or immediately if one came since the last sleep began. */
  sleep(ms: number): Promise<void>;
  /** Wakes the sleeper. */
  ring(): void;
}

/** Creates a signal for one sleeper. */
export function createWakeSignal(): WakeSignal {
  let wake: (() => void) | null = null;
  let hasRung = false;
  return {
    sleep(ms) {
      return new Promise((resolve) => {
        const rise = (): void => {
          clearTimeout(timer);
          wake = null;
          hasRung = false;
          resolve();
        };
        const timer = setTimeout(rise, ms);
        wake = rise;
        if (hasRung) rise();
      });
    },
    ring() {
      hasRung = true;
      wake?.();
    },
  };
}
