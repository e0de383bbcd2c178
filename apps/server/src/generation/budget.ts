/** The most that asking a language model may cost. */
export interface Budget {
  /** Tokens of the evidence that is sent, estimated. */
  readonly tokensIn: number;
  /** Tokens of one answer. */
  readonly tokensOut: number;
  /** Milliseconds for all of it, with every time that it is tried again. */
  readonly ms: number;
}

/** The client gives up after 90 s without a word. */
const MOST_MS = 75_000;
const USUAL: Budget = { tokensIn: 12_000, tokensOut: 4000, ms: 60_000 };

/** A budget with the usual values for what is not given, never longer than `mostMs`, 75 s unless given. */
export function completeBudget(given: Partial<Budget> = {}, mostMs = MOST_MS): Budget {
  const budget = { ...USUAL, ...given };
  return { ...budget, ms: Math.min(budget.ms, mostMs) };
}

/** Most of a call for a model that words what others gathered. */
const WORDING_MS = 40_000;
const CALL_MS = 80_000;
const LEAST_MS = 1000;

/** Milliseconds for wording in a call that began at `startedAt`, of `performance.now()`: the whole call ends within 80 s. */
export function wordingMs(startedAt: number): number {
  return Math.max(LEAST_MS, Math.min(WORDING_MS, CALL_MS - (performance.now() - startedAt)));
}
