import type { SearchFault } from '../search-error.ts';

const OK = 20_000;
/** Nothing was found: a result, not a fault. */
const NO_RESULTS = 40_102;
const KEY_REFUSED: ReadonlySet<number> = new Set([40_100, 40_104, 40_204, 40_207]);
const CREDIT_USED_UP: ReadonlySet<number> = new Set([40_200, 40_203, 40_210]);
const RATE_LIMITED: ReadonlySet<number> = new Set([40_202, 40_209]);
/** The search engine or the service failed. The first of these is billed like a result, so it is not retried. */
const BILLED_FAILURE = 40_101;

/** What the two status codes of a response mean; null for success. */
export function statusFault(answer: {
  readonly status_code: number;
  readonly tasks?: readonly { readonly status_code: number }[] | null | undefined;
}): { readonly fault: SearchFault; readonly detail: string } | null {
  const task = answer.tasks?.[0];
  const code = answer.status_code === OK && task ? task.status_code : answer.status_code;
  if (code === NO_RESULTS || (code === OK && task)) return null;
  return { fault: faultOf(code), detail: String(code) };
}

function faultOf(code: number): SearchFault {
  if (KEY_REFUSED.has(code)) return 'key_refused';
  if (CREDIT_USED_UP.has(code)) return 'credit_used_up';
  if (RATE_LIMITED.has(code)) return 'rate_limited';
  if (code >= 50_000) return 'source_failed';
  return code === OK || code === BILLED_FAILURE ? 'source_unreadable' : 'source_refused';
}
