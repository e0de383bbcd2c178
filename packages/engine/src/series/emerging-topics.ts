import { fillGaps } from './fill-gaps.ts';
import { median } from './quantile.ts';
import { isClear, isSeasonal, seasonOf, withoutSeason } from './seasonality.ts';

export interface TopicSeries {
  topic: string;
  /** Attention in each step (page views, searches), oldest first; null where unknown. */
  values: readonly (number | null)[];
  /** Steps of a season: 12 months, 52 weeks, 7 days. */
  period: number;
}

export interface EmergingTopic {
  topic: string;
  /** Growth of the latest window over the one before it, without the season: 0.25 is a quarter more. Null if unknown. */
  growth: number | null;
  /** How unusual that growth is for this topic: deviations from the median of its own past growths. Null if unknown. */
  zScore: number | null;
  /** Mean of the latest window, as it was measured. */
  level: number | null;
  /** `emerging`: from 2 deviations up and at least a tenth more; `falling`: the opposite. */
  trend: 'emerging' | 'steady' | 'falling' | 'unknown';
  /** Whether it has a season that is clear enough to be told. */
  seasonal: boolean;
  /** Known steps, steps of a window, and past growths that the score rests on. */
  observations: number;
  window: number;
  pastGrowths: number;
  provenance: { kind: 'modelled'; method: 'deseasonalised_growth' };
}

/** Steps of the windows that are compared: a week of days, a month of weeks, a quarter of months. */
const WINDOWS: readonly (readonly [leastPeriod: number, window: number])[] = [
  [300, 28],
  [52, 4],
  [24, 24],
  [12, 3],
  [7, 7],
  [1, 3],
];
/** Fewer past growths tell nothing of what is usual. */
const MIN_PAST_GROWTHS = 6;
const UNUSUAL = 2;
const MIN_GROWTH = 0.1;
/** Makes the median of absolute deviations a standard deviation for a normal law. */
const DEVIATION_OF_MEDIAN = 1.4826;
/** A growth of a few percent is never unusual, however still the topic was. */
const MIN_DEVIATION = 0.03;

/** Topics by how unusually they grow for what they are, the most unusual first; those that cannot be told come last. */
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

/** Logarithm of each window's mean over that of the window before; one step apart, oldest first. */
function logGrowths(values: Float64Array, window: number): number[] {
  const growths: number[] = [];
  let size = 0;
  for (const value of values) size += Math.abs(value) / values.length;
  // Nothing grows infinitely from 0: a hundredth of the usual stands under both.
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
