/** A series without gaps. */
export interface FilledSeries {
  values: Float64Array;
  /** Number of missing values after the last known one, which a forecast has to bridge. */
  missingAtEnd: number;
  /** Indices of interpolated values. */
  filled: readonly number[];
}

/** Larger values are not counts of anything, and their squares would overflow. */
const LARGEST = 1e100;

/**
 * Cuts unknown values (null, not finite, beyond 1e100) at both ends and interpolates those between linearly. Empty if
 * no value is known.
 */
export function fillGaps(series: readonly (number | null)[]): FilledSeries {
  const first = series.findIndex(isSupported);
  if (first === -1) return { values: new Float64Array(0), missingAtEnd: series.length, filled: [] };
  const last = series.findLastIndex(isSupported);
  const values = new Float64Array(last - first + 1);
  const filled: number[] = [];
  let known = 0;
  for (let at = 0; at < values.length; at += 1) {
    const value = series[first + at];
    if (!isSupported(value)) continue;
    values[at] = value;
    for (let gap = known + 1; gap < at; gap += 1) filled.push(gap);
    interpolate(values, known, at);
    known = at;
  }
  return { values, missingAtEnd: series.length - 1 - last, filled };
}

function isSupported(value: number | null | undefined): value is number {
  return typeof value === 'number' && Math.abs(value) <= LARGEST;
}

function interpolate(values: Float64Array, from: number, to: number): void {
  const step = (values[to]! - values[from]!) / (to - from);
  for (let at = from + 1; at < to; at += 1) values[at] = values[from]! + step * (at - from);
}
