import type { SearchConsoleFault } from '../messages.ts';
import type { SearchAccess } from '../port.ts';
import { SearchConsoleError } from '../search-console-error.ts';
import { refusalSchema } from './schema.ts';

const QUOTA =
  /^(?:quotaExceeded|rateLimitExceeded|userRateLimitExceeded|dailyLimitExceeded|RATE_LIMIT_EXCEEDED)$/;
const DISABLED = /^(?:accessNotConfigured|SERVICE_DISABLED)$/;

/** Maps a status other than 2xx to a fault; Google's reasons for a 403 tell quota, project, and access apart. */
export function faultOfAnswer(status: number, body: unknown): SearchConsoleFault {
  const error = refusalSchema.safeParse(body).data?.error;
  if (status === 429) return 'search_quota';
  if (error === 'invalid_client' || error === 'unauthorized_client') return 'search_client_refused';
  if (status === 401 || error === 'invalid_grant') return 'search_key_refused';
  if (status === 403) {
    const { errors = [], details = [] } = typeof error === 'object' ? error : {};
    const reasons = [...errors, ...details].flatMap(({ reason }) => reason ?? []);
    if (reasons.some((reason) => QUOTA.test(reason))) return 'search_quota';
    return reasons.some((reason) => DISABLED.test(reason)) ? 'search_api_disabled' : 'search_no_access';
  }
  if (status === 404) return 'search_property_lost';
  return status >= 500 || status === 408 ? 'search_failed' : 'search_unreadable';
}

/** Seconds of a `Retry-After` header with a number or a date; null if it has neither. */
export function secondsOf(retryAfter: string, now: number): number | null {
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter);
  const at = Date.parse(retryAfter);
  return Number.isFinite(at) ? Math.max(0, Math.ceil((at - now) / 1000)) : null;
}

/** The failure in terms of what the account signs in with: a key, or a token that Google ended. */
export function faultOfAccess(error: SearchConsoleError, access: SearchAccess): SearchConsoleError {
  const { fault, cause, retryAfterSeconds } = error;
  if ('refreshToken' in access)
    return fault === 'search_key_refused'
      ? new SearchConsoleError('search_grant_ended', { cause, retryAfterSeconds })
      : error;
  return fault === 'search_client_refused'
    ? new SearchConsoleError('search_key_refused', { cause, retryAfterSeconds })
    : error;
}
