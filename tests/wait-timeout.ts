/**
 * Milliseconds that a test waits for an expected change. The change ends the wait, so a long timeout costs nothing and
 * allows for a busy machine.
 */
export const WAIT_TIMEOUT_MS = 60_000;
