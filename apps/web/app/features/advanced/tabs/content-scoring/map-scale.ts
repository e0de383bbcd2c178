/** Percent of padding around the points, in steps of ten. */
const ROOM = 6;
const TEN = 10;

/** The range from 0 to 100 that contains the values, and a function that maps a value to percent of it. */
export function mapScale(values: readonly number[]) {
  const from = Math.max(0, Math.floor((Math.min(...values) - ROOM) / TEN) * TEN);
  const to = Math.min(100, Math.ceil((Math.max(...values) + ROOM) / TEN) * TEN);
  return { from, to, percentOf: (value: number): number => ((value - from) * 100) / (to - from) };
}

/** The median; 0 for no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2;
}
