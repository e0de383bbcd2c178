/** How long an order can be approved and captured under the same key: six hours. */
export const ORDER_LIFETIME_MS = 6 * 3_600_000;
