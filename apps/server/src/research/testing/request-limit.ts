/**
 * For tests of requests without a response: such a request times out after 15 seconds, too late for a test with this
 * limit.
 */
export const BEFORE_THE_REQUEST_ENDS_ITSELF = { timeout: 12_000 };
