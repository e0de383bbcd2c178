import { fillGaps } from './fill-gaps.ts';
import { median } from './quantile.ts';
import { isClear, isSeasonal, seasonOf, withoutSeason } from './seasonality.ts';

export interface TopicSeries {
  topic: string;
  /** Attention per step (page views, searches), oldest first; null if unknown. */
  values: readonly (number | null)[];
  /** Steps per season: 12 months, 52 weeks, 7 days. */
  period: number;
}

export interface EmergingTopic {
  topic: string;
  /** Seasonally adjusted growth of the latest window over the one before: 0.25 is a quarter more. Null if unknown. */
  growth: number | null;
  /** How unusual that growth is for this topic: deviations from the median of its past growth. Null if unknown. */
  zScore: number | null;
  /** Measured mean of the latest window. */
  level: number | null;
  /** `emerging`: at least 2 deviations and a tenth more; `falling`: the opposite. */
  trend: 'emerging' | 'steady' | 'falling' | 'unknown';
  /** Whether its season is clear enough to be reported. */
  seasonal: boolean;
  /** Number of known steps, steps per window, and past growth values that the score is based on. */
  observations: number;
  window: number;
  pastGrowths: number;
  provenance: { kind: 'modelled'; method: 'deseasonalised_growth' };
}

/** Steps of the compared windows: a week of days, a month of weeks, a quarter of months. */
const WINDOWS: readonly (readonly [leastPeriod: number, window: number])[] = [
  [300, 28],
  [52, 4],
  [24, 24],
  [12, 3],
  [7, 7],
  [1, 3],
];
/** Fewer past growth values do not show what is usual. */
const MIN_PAST_GROWTHS = 6;
const UNUSUAL = 2;
const MIN_GROWTH = 0.1;
/** Converts a median absolute deviation to a standard deviation, for a normal distribution. */
const DEVIATION_OF_MEDIAN = 1.4826;
/** A growth of a few percent is never unusual, however steady the topic was. */
const MIN_DEVIATION = 0.03;

/** Topics by how unusual their growth is for them, most unusual first. Unknown ones come last. */
export function emergingTopics(series: readonly TopicSeries[]): EmergingTopic[] {
  const found = series.map((item) => judge(item));
  const rank = (topic: EmergingTopic): number => topic.zScore ?? -Infinity;
  return found.toSorted((first, second) => {
    const [higher, lower] = [rank(second), rank(first)];
    return higher === lower ? 0 : higher - lower;
  });
}

function judge({ topic, values: given, period: givenPeriod }: TopicSeries): EmergingTopic {
  const period = Number.isFinite(givenPeriod) ? Math.max(1, Math.floor(givenPeriod)) : 1;
  const window = WINDOWS.find(([least]) => period >= least)?.[1] ?? 1;
  const { values, filled } = fillGaps(given);
  const season = isSeasonal(values, period) ? seasonOf(values, period) : null;
  const result: EmergingTopic = {
    topic,
    growth: null,
    zScore: null,
    level: values.length < window ? null : meanBefore(values, values.length, window),
    trend: 'unknown',
    seasonal: season !== null && isClear(season),
    observations: values.length - filled.length,
    window,
    pastGrowths: 0,
    provenance: { kind: 'modelled', method: 'deseasonalised_growth' },
  };
  const plain = season === null ? values : withoutSeason(values, season);
  const growths = logGrowths(plain, window);
  const latest = growths.at(-1);
  if (latest === undefined) return result;
  const past = growths.slice(0, -window);
  const growth = Math.expm1(latest);
  if (past.length < MIN_PAST_GROWTHS) return { ...result, growth, pastGrowths: past.length };
  const zScore = deviations(latest, past);
  return { ...result, growth, zScore, trend: trendOf(growth, zScore), pastGrowths: past.length };
}

/** Logarithm of each window's mean divided by that of the window before, one step apart, oldest first. */
function logGrowths(values: Float64Array, window: number): number[] {
  const growths: number[] = [];
  let size = 0;
  for (const value of values) size += Math.abs(value) / values.length;
  // Avoids infinite growth from 0: a hundredth of the usual level is added to both.
  const floor = size / 100;
  if (floor === 0) return growths;
  for (let end = 2 * window; end <= values.length; end += 1) {
    const now = Math.max(0, meanBefore(values, end, window));
    const before = Math.max(0, meanBefore(values, end - window, window));
    growths.push(Math.log((now + floor) / (before + floor)));
  }
  return growths;
}

function meanBefore(values: Float64Array, end: number, window: number): number {
  let sum = 0;
  for (let at = end - window; at < end; at += 1) sum += values[at]!;
  return sum / window;
}

function deviations(latest: number, past: readonly number[]): number {
  const middle = median(past);
  const spread = DEVIATION_OF_MEDIAN * median(past.map((growth) => Math.abs(growth - middle)));
  return (latest - middle) / Math.max(MIN_DEVIATION, spread);
}

function trendOf(growth: number, zScore: number): EmergingTopic['trend'] {
  if (zScore >= UNUSUAL && growth >= MIN_GROWTH) return 'emerging';
  if (zScore <= -UNUSUAL && growth <= -MIN_GROWTH) return 'falling';
  return 'steady';
}
