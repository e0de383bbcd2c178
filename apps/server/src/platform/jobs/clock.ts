/** Maximum clock offset, in milliseconds, for a server to run time-critical work. */
const OFFSET_MAX_MS = 30_000;

/** Whether a server may run time-critical work, given how far its clock is ahead of the database's. */
export function isClockRight(offsetMs: number): boolean {
  return Math.abs(offsetMs) <= OFFSET_MAX_MS;
}
