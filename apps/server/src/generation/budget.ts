/** Limits of a language model call. */
export interface Budget {
  /** Estimated tokens of the evidence sent. */
  readonly tokensIn: number;
  /** Maximum output tokens. */
  readonly tokensOut: number;
  /** Timeout including retries, in milliseconds. */
  readonly ms: number;
}

/** Clients give up after 90 s without data. */
const MOST_MS = 75_000;
const USUAL: Budget = { tokensIn: 12_000, tokensOut: 4000, ms: 60_000 };

/** Fills in defaults, never exceeding `mostMs` (75 s by default). */
export function withBudgetDefaults(given: Partial<Budget> = {}, mostMs = MOST_MS): Budget {
  const budget = { ...USUAL, ...given };
  return { ...budget, ms: Math.min(budget.ms, mostMs) };
}

/** Time reserved for a model that words existing results. */
const WORDING_MS = 40_000;
const CALL_MS = 80_000;
const LEAST_MS = 1000;

/** Time for wording in a call that started at `startedAt` (`performance.now()`): the whole call ends within 80 s. */
export function wordingMs(startedAt: number): number {
  return Math.max(LEAST_MS, Math.min(WORDING_MS, CALL_MS - (performance.now() - startedAt)));
}
