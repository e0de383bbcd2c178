import { ApiError } from '../../platform/api-error.ts';
import { searchConsoleMessages, type SearchConsoleFault } from './messages.ts';

const STATUS: Readonly<Record<SearchConsoleFault, number>> = {
  search_key_invalid: 422,
  search_key_refused: 422,
  search_key_unreadable: 422,
  search_api_disabled: 422,
  search_no_access: 422,
  search_property_lost: 422,
  search_grant_ended: 422,
  search_client_refused: 422,
  search_scope_missing: 422,
  search_sign_in_off: 422,
  search_sign_in_expired: 422,
  search_quota: 503,
  search_failed: 502,
  search_unreadable: 502,
  search_unreachable: 502,
};

/** A failed Search Console request; from status 500 on, a retry may succeed. */
export class SearchConsoleError extends ApiError {
  readonly fault: SearchConsoleFault;
  /** How long Google asks to wait; null if it does not say. */
  readonly retryAfterSeconds: number | null;

  constructor(
    fault: SearchConsoleFault,
    { cause, retryAfterSeconds = null }: ErrorOptions & { readonly retryAfterSeconds?: number | null } = {},
  ) {
    super(STATUS[fault], fault, searchConsoleMessages[fault]);
    this.name = 'SearchConsoleError';
    this.fault = fault;
    this.retryAfterSeconds = retryAfterSeconds;
    // The cause is only for the log.
    this.cause = cause;
  }
}
