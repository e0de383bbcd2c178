/** Quantile of unsorted values, interpolated linearly between the two nearest. `values` must not be empty. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((first, second) => first - second);
  const at = (sorted.length - 1) * share;
  const low = sorted[Math.floor(at)]!;
  return low + (sorted[Math.ceil(at)]! - low) * (at - Math.floor(at));
}

/** The median. `values` must not be empty. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}
