/** A repeating pattern: one index per position in the period, around 1 (multiplicative) or 0 (additive). */
export interface Season {
  kind: 'multiplied' | 'added';
  indices: Float64Array;
  /** 0 to 1: how much of the pattern exceeds its own random variation. */
  kept: number;
}

/**
 * Standard errors that the autocorrelation at the period must exceed. Lower than the usual 1.645 (90 %): the shrinkage
 * below already reduces a doubtful pattern.
 */
const MIN_DEVIATION = 1;
/** Nothing measured here repeats over more than a year of days. Limits the time. */
const MAX_PERIOD = 366;
/** A pattern seen fewer than three times may be random. */
const MIN_PERIODS = 3;
/** Weight of a period relative to the one after it: seasons drift. */
const KEPT_A_PERIOD = 0.9;
/**
 * A pattern that keeps less may be random: it still helps a forecast, but is not reported. For twelve months, it
 * corresponds to an F of 7 among the months, X-11's rule for an identifiable season.
 */
const CLEARLY_KEPT = 0.883;
/** Minimum index, so that dividing by one stays stable. */
const MIN_INDEX = 0.05;

/**
 * Whether a series repeats after `period` values: the autocorrelation at that lag against its standard error under the
 * shorter lags (Bartlett), as in the M4 competition.
 */
export function isSeasonal(values: Float64Array, period: number): boolean {
  if (period < 2 || period > MAX_PERIOD || values.length < MIN_PERIODS * period) return false;
  const mean = average(values);
  let variance = 0;
  for (const value of values) variance += (value - mean) ** 2;
  if (variance <= 1e-12 * mean * mean * values.length) return false;
  const correlation = (lag: number): number => {
    let sum = 0;
    for (let index = lag; index < values.length; index += 1) {
      sum += (values[index]! - mean) * (values[index - lag]! - mean);
    }
    return sum / variance;
  };
  let spread = 1;
  for (let lag = 1; lag < period; lag += 1) spread += 2 * correlation(lag) ** 2;
  return Math.abs(correlation(period)) > MIN_DEVIATION * Math.sqrt(spread / values.length);
}

/**
 * The pattern of a seasonal series by classical decomposition (ratios to the centered moving average, or differences if
 * a value is not above 0; later ones count more), shrunk toward none by its own random variation (James and Stein).
 */
export function seasonOf(values: Float64Array, period: number): Season {
  const isMultiplied = values.every((value) => value > 0);
  const neutral = isMultiplied ? 1 : 0;
  const sums = new Float64Array(period);
  const squares = new Float64Array(period);
  const counts = new Float64Array(period);
  const half = Math.floor(period / 2);
  for (let index = half; index < values.length - half; index += 1) {
    const centre = movingAverage(values, index, period);
    const ratio = isMultiplied ? values[index]! / centre : values[index]! - centre;
    const weight = KEPT_A_PERIOD ** ((values.length - index) / period);
    sums[index % period]! += weight * ratio;
    squares[index % period]! += weight * ratio * ratio;
    counts[index % period]! += weight;
  }
  const means = sums.map((sum, place) => sum / counts[place]!);
  const shift = average(means);
  const centred = means.map((mean) => (isMultiplied ? mean / shift : mean - shift));
  const kept = 1 - shrinkage(means, squares, counts, centred, neutral);
  const indices = centred.map((index) => {
    const shrunk = neutral + kept * (index - neutral);
    return isMultiplied ? Math.max(MIN_INDEX, shrunk) : shrunk;
  });
  return { kind: isMultiplied ? 'multiplied' : 'added', indices, kept };
}

/** Whether the pattern is clear enough to be reported. */
export function isClear({ kept }: Season): boolean {
  return kept >= CLEARLY_KEPT;
}

/** Removes the pattern from a series. `values[0]` is at position 0 of the period. */
export function withoutSeason(values: Float64Array, season: Season): Float64Array {
  const { kind, indices } = season;
  return values.map((value, at) => {
    const index = indices[at % indices.length]!;
    return kind === 'multiplied' ? value / index : value - index;
  });
}

/** Adds the pattern back to a value `at` steps after the start of the series. */
export function withSeason(value: number, at: number, season: Season): number {
  const index = season.indices[at % season.indices.length]!;
  return season.kind === 'multiplied' ? value * index : value + index;
}

function movingAverage(values: Float64Array, centre: number, period: number): number {
  const half = Math.floor(period / 2);
  let sum = 0;
  for (let index = centre - half; index <= centre + half; index += 1) sum += values[index]!;
  if (period % 2 === 0) sum -= (values[centre - half]! + values[centre + half]!) / 2;
  return sum / period;
}

/** 0-1: the share of the pattern that may be random: James and Stein's factor for `period` means. */
function shrinkage(
  means: Float64Array,
  squares: Float64Array,
  counts: Float64Array,
  centred: Float64Array,
  neutral: number,
): number {
  let scatter = 0;
  let observations = 0;
  let spread = 0;
  for (const [place, mean] of means.entries()) {
    scatter += squares[place]! - counts[place]! * mean * mean;
    observations += counts[place]!;
    spread += (centred[place]! - neutral) ** 2;
  }
  const period = means.length;
  const variance = Math.max(0, scatter) / Math.max(1, observations - period);
  if (spread === 0 || period <= 3) return 0;
  return Math.min(1, ((period - 3) * variance * period) / (observations * spread));
}

function average(values: Float64Array): number {
  let sum = 0;
  for (const value of values) sum += value;
  return sum / values.length;
}
