/** Clocks further apart than this, in milliseconds, make a server unfit to do what must happen on time. */
const OFFSET_MAX_MS = 30_000;

/** Whether a server whose clock runs so many milliseconds ahead of the database's may do what must happen on time. */
export function isClockRight(offsetMs: number): boolean {
  return Math.abs(offsetMs) <= OFFSET_MAX_MS;
}
