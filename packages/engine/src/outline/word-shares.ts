/**
 * Distributes words by weight so that they sum exactly to the total: largest remainder first, ties by order. Parts with
 * no weight get nothing; if none has weight, words are distributed evenly.
 */
export function distributeWords(total: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return [];
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const exact = weights.map((weight) => (sum === 0 ? total / weights.length : (total * weight) / sum));
  const dealt = exact.map((words) => Math.floor(words));
  const rest = total - dealt.reduce((all, words) => all + words, 0);
  const order = exact
    .map((words, at) => ({ at, remainder: words - Math.floor(words) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.at - b.at);
  for (const { at } of order.slice(0, rest)) dealt[at]! += 1;
  return dealt;
}

/** The median, the lower of two; 0 for an empty list. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[(values.length - 1) >> 1] ?? 0;
}
