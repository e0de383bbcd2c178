/** How long an order can be approved and its money taken under the same key: six hours. */
export const OPEN_MS = 6 * 3_600_000;
