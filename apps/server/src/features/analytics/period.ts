import { TIME_RANGES } from '@pagewright/contract/analytics';
import { ApiError } from '../../platform/api-error.ts';
import { analyticsMessages } from './messages.ts';

/** A range of full days in UTC, YYYY-MM-DD, both inclusive, and the previous range of the same length. */
export interface Period {
  readonly timeRange: string;
  readonly from: string;
  readonly to: string;
  readonly previousFrom: string;
  readonly previousTo: string;
}

const DAY_MS = 86_400_000;
const DAYS_MAX = 731;

/**
 * Returns the days of a time range; relative ranges end on the day of `now`.
 * @throws ApiError 400 if the days are invalid, end before they begin, or are more than 731.
 */
export function parsePeriod(timeRange: string, now: Date): Period {
  const [from, to] = daysOf(timeRange, now);
  const days = (to - from) / DAY_MS + 1;
  if (!(days >= 1 && days <= DAYS_MAX)) throw new ApiError(400, 'invalid', analyticsMessages.wrongRange);
  return {
    timeRange,
    from: formatDay(from),
    to: formatDay(to),
    previousFrom: formatDay(from - days * DAY_MS),
    previousTo: formatDay(from - DAY_MS),
  };
}

function daysOf(timeRange: string, now: Date): [from: number, to: number] {
  const days = Object.entries(TIME_RANGES).find(([name]) => name === timeRange)?.[1];
  const today = Date.parse(formatDay(now.getTime()));
  if (days !== undefined) return [today - (days - 1) * DAY_MS, today];
  const [first = '', last = ''] = timeRange.split('..');
  return [dayOf(first), dayOf(last)];
}

/** NaN for a day that does not exist, such as February 30. */
function dayOf(day: string): number {
  const at = Date.parse(day);
  return Number.isFinite(at) && formatDay(at) === day ? at : Number.NaN;
}

function formatDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
