/** The rank correlation of two lists of numbers. */
export interface RankCorrelation {
  /** Number of pairs. */
  readonly n: number;
  /** Spearman's rank correlation, -1 to 1. Null if a list has only one distinct value. */
  readonly rho: number | null;
  /** Its 95 % interval. Null if `rho` is, and for fewer than five pairs. */
  readonly interval: { readonly low: number; readonly high: number } | null;
}

/** The 97.5 % quantile of the normal distribution. */
const Z_95 = 1.959964;
const PAIRS_MIN = 5;

/**
 * Spearman's rank correlation with a 95 % interval: Fisher's z with the standard error of Bonett and Wright (2000),
 * sqrt((1 + rho² / 2) / (n - 3)), "Sample size requirements for estimating Pearson, Kendall and Spearman correlations",
 * Psychometrika 65, 23-28. Equal values share their mean rank.
 */
export function rankCorrelation(pairs: readonly (readonly [number, number])[]): RankCorrelation {
  const n = pairs.length;
  const rho = pearson(ranks(pairs.map(([a]) => a)), ranks(pairs.map(([, b]) => b)));
  if (rho === null || n < PAIRS_MIN) return { n, rho: n < 2 ? null : rho, interval: null };
  // For a perfect order, z is infinite: the interval would have no width, which claims too much for so few pairs.
  const bounded = Math.min(1 - 1 / (2 * n), Math.max(-1 + 1 / (2 * n), rho));
  const half = Z_95 * Math.sqrt((1 + bounded ** 2 / 2) / (n - 3));
  const z = Math.atanh(bounded);
  const low = Math.tanh(z - half);
  const high = Math.tanh(z + half);
  return { n, rho, interval: { low: Math.min(low, rho), high: Math.max(high, rho) } };
}

function pearson(a: readonly number[], b: readonly number[]): number | null {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  let [product, squaresA, squaresB] = [0, 0, 0];
  for (const [at, value] of a.entries()) {
    const [x, y] = [value - meanA, (b[at] ?? 0) - meanB];
    product += x * y;
    squaresA += x * x;
    squaresB += y * y;
  }
  const scale = Math.sqrt(squaresA * squaresB);
  return scale > 0 ? Math.min(1, Math.max(-1, product / scale)) : null;
}

function ranks(values: readonly number[]): number[] {
  const order = values.map((value, at) => ({ value, at })).toSorted((x, y) => x.value - y.value);
  const found = values.map(() => 0);
  for (let from = 0; from < order.length;) {
    let to = from;
    while (to < order.length && order[to]?.value === order[from]?.value) to += 1;
    for (const { at } of order.slice(from, to)) found[at] = (from + to + 1) / 2;
    from = to;
  }
  return found;
}
