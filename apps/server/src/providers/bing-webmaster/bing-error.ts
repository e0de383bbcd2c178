import type { BingProblem } from '@pagewright/contract/analytics';
import { ApiError } from '../../platform/api-error.ts';
import { bingMessages } from './messages.ts';

const STATUS: Readonly<Record<BingProblem, number>> = {
  bing_key_invalid: 422,
  bing_key_unreadable: 422,
  bing_site_lost: 422,
  bing_throttled: 503,
  bing_failed: 502,
  bing_unreadable: 502,
  bing_unreachable: 502,
};

/** A failed request to Bing Webmaster Tools; from status 500 on, a retry may succeed. */
export class BingError extends ApiError {
  readonly problem: BingProblem;

  constructor(problem: BingProblem, { cause }: ErrorOptions = {}) {
    super(STATUS[problem], problem, bingMessages[problem]);
    this.name = 'BingError';
    this.problem = problem;
    // The cause is only for the log.
    this.cause = cause;
  }
}
