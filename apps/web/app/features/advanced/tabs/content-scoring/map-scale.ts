/** Percent that leave so much room around the points, from one ten to another. */
const ROOM = 6;
const TEN = 10;

/** The part of 0 to 100 in which values lie, and where in it, in percent, one of them does. */
export function mapScale(values: readonly number[]) {
  const from = Math.max(0, Math.floor((Math.min(...values) - ROOM) / TEN) * TEN);
  const to = Math.min(100, Math.ceil((Math.max(...values) + ROOM) / TEN) * TEN);
  return { from, to, percentOf: (value: number): number => ((value - from) * 100) / (to - from) };
}

/** The middle value, or the middle of the two middle ones; 0 of none. */
export function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(half)] ?? 0) + (sorted[Math.ceil(half)] ?? 0)) / 2;
}
