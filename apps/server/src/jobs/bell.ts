/** Lets loops sleep until a time has passed or somebody rings. */
export interface Bell {
  /** Resolves after the milliseconds, at the next ring, or at once when it was rung since the last sleep began. */
  sleep(ms: number): Promise<void>;
  /** Wakes whoever sleeps. */
  ring(): void;
}

/** A bell for one sleeper. */
export function createBell(): Bell {
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
