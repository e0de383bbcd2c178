import type { GoogleAnalyticsProblem } from '@pagewright/contract/analytics';
import { ApiError } from '../../platform/api-error.ts';
import { googleAnalyticsMessages } from './messages.ts';

const STATUS: Readonly<Record<GoogleAnalyticsProblem, number>> = {
  ga4_key_invalid: 422,
  ga4_property_invalid: 422,
  ga4_key_refused: 422,
  ga4_key_unreadable: 422,
  ga4_api_disabled: 422,
  ga4_no_access: 422,
  ga4_property_lost: 422,
  ga4_quota: 503,
  ga4_failed: 502,
  ga4_unreadable: 502,
  ga4_unreachable: 502,
};

/** A failed request to Google Analytics; from status 500 on, a retry may succeed. */
export class GoogleAnalyticsError extends ApiError {
  readonly problem: GoogleAnalyticsProblem;
  /** How long Google asks to wait; null if it does not say. */
  readonly retryAfterSeconds: number | null;

  constructor(
    problem: GoogleAnalyticsProblem,
    { cause, retryAfterSeconds = null }: ErrorOptions & { readonly retryAfterSeconds?: number | null } = {},
  ) {
    super(STATUS[problem], problem, googleAnalyticsMessages[problem]);
    this.name = 'GoogleAnalyticsError';
    this.problem = problem;
    this.retryAfterSeconds = retryAfterSeconds;
    // The cause is only for the log.
    this.cause = cause;
  }
}
