import type { PageSpeedProblem } from '@pagewright/contract/analytics';
import { refusalSchema } from './schema.ts';

const INVALID = /^(?:API_KEY_INVALID|keyInvalid|keyExpired)$/;
const QUOTA =
  /^(?:quotaExceeded|rateLimitExceeded|userRateLimitExceeded|dailyLimitExceeded|RATE_LIMIT_EXCEEDED)$/;
const DISABLED = /^(?:accessNotConfigured|SERVICE_DISABLED)$/;

/** Maps a status other than 2xx to a problem; Google's reasons tell key, project, and quota apart. */
export function problemOfAnswer(status: number, body: unknown): PageSpeedProblem {
  const { errors = [], details = [] } = refusalSchema.safeParse(body).data?.error ?? {};
  const reasons = [...errors, ...details].flatMap(({ reason }) => reason ?? []);
  const names = (known: RegExp): boolean => reasons.some((reason) => known.test(reason));
  if (status === 429 || (status === 403 && names(QUOTA))) return 'speed_quota';
  if (status === 401 || (status < 500 && names(INVALID))) return 'speed_key_invalid';
  if (status === 403) return names(DISABLED) ? 'speed_api_disabled' : 'speed_key_restricted';
  return status >= 500 || status === 408 ? 'speed_failed' : 'speed_unreadable';
}

/** Like `problemOfAnswer`, for PageSpeed Insights, which also fails if Google's browser cannot load the page. */
export function labProblemOfAnswer(status: number, body: unknown): PageSpeedProblem {
  const { errors = [] } = refusalSchema.safeParse(body).data?.error ?? {};
  if (errors.some(({ reason, domain }) => reason === 'lighthouseUserError' || domain === 'lighthouse'))
    return 'speed_page_failed';
  const problem = problemOfAnswer(status, body);
  const isOtherApi = problem === 'speed_api_disabled' || problem === 'speed_key_restricted';
  return isOtherApi ? 'speed_lab_disabled' : problem;
}
