import { reasonOf, type GoogleErrors, type RefusalReason } from '../../google-account/ask-google.ts';
import type { SearchConsoleFault } from '../messages.ts';
import type { SearchAccess } from '../port.ts';
import { SearchConsoleError } from '../search-console-error.ts';

const FAULTS: Readonly<Record<RefusalReason, SearchConsoleFault>> = {
  quota: 'search_quota',
  client: 'search_client_refused',
  credentials: 'search_key_refused',
  api_disabled: 'search_api_disabled',
  no_access: 'search_no_access',
  not_found: 'search_property_lost',
  failed: 'search_failed',
  unknown: 'search_unreadable',
};

/** The errors of Search Console and of signing in to it. */
export const searchErrors: GoogleErrors = {
  refused: (refusal) =>
    new SearchConsoleError(FAULTS[reasonOf(refusal)], {
      cause: { status: refusal.status },
      retryAfterSeconds: refusal.retryAfterSeconds,
    }),
  unreadable: (cause) => new SearchConsoleError('search_unreadable', { cause }),
  unreachable: (cause) => new SearchConsoleError('search_unreachable', { cause }),
  invalidKey: (cause) => new SearchConsoleError('search_key_invalid', { cause }),
};

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
