import { expect } from 'vitest';

const DAY_MS = 86_400_000;

/**
 * Expects that a moment is between `since` (milliseconds, measured before the call) and now, or that many days later:
 * however long the call took.
 */
export function expectSince(moment: string | null | undefined, since: number, days = 0): void {
  const at = Date.parse(moment ?? '') - days * DAY_MS;
  expect(at).toBeGreaterThanOrEqual(since);
  expect(at).toBeLessThanOrEqual(Date.now());
}
