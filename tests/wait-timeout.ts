/**
 * Milliseconds that a test waits for what is to come. What comes ends the waiting, so a long wait costs nothing; a busy
 * machine takes its time.
 */
export const WAIT_TIMEOUT_MS = 60_000;
