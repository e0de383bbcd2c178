const BACK_OFF_SECONDS = 60;
const BACK_OFF_SECONDS_MAX = 21_600;
/** Number of temporary failures in a row before people are notified, about two hours. */
export const NOTIFY_AFTER_FAILURES = 7;

/** Delay after a temporary failure, doubled each time up to six hours. */
export function backOffSeconds(failures: number): number {
  return Math.min(BACK_OFF_SECONDS_MAX, BACK_OFF_SECONDS * 2 ** Math.min(failures, 20));
}
