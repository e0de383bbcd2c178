import type { PageSpeedProblem } from '@pagewright/contract/analytics';
import { ApiError } from '../../platform/api-error.ts';
import { pageSpeedMessages } from './messages.ts';

const STATUS: Readonly<Record<PageSpeedProblem, number>> = {
  speed_key_invalid: 422,
  speed_key_restricted: 422,
  speed_key_unreadable: 422,
  speed_api_disabled: 422,
  speed_lab_disabled: 422,
  speed_page_failed: 422,
  speed_quota: 503,
  speed_failed: 502,
  speed_unreadable: 502,
  speed_unreachable: 502,
};

/** A failed request for page speed data; from status 500 on, a retry may succeed. */
export class PageSpeedError extends ApiError {
  readonly problem: PageSpeedProblem;

  constructor(problem: PageSpeedProblem, { cause }: ErrorOptions = {}) {
    super(STATUS[problem], problem, pageSpeedMessages[problem]);
    this.name = 'PageSpeedError';
    this.problem = problem;
    // The cause is only for the log.
    this.cause = cause;
  }
}
