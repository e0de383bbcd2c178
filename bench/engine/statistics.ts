/** Mean of the values. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Pearson correlation of two lists. */
export function pearson(a: readonly number[], b: readonly number[]): number {
  const meanA = mean(a);
  const meanB = mean(b);
  const product = a.reduce((sum, value, index) => sum + (value - meanA) * (b[index]! - meanB), 0);
  const squares = (values: readonly number[], middle: number): number =>
    values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  return product / Math.sqrt(squares(a, meanA) * squares(b, meanB));
}

/** Rank correlation; ties share their rank. */
export function spearman(a: readonly number[], b: readonly number[]): number {
  return pearson(ranks(a), ranks(b));
}

function ranks(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).toSorted((x, y) => x.value - y.value);
  const found = Array.from({ length: values.length }, () => 0);
  for (let from = 0; from < order.length;) {
    let to = from;
    while (to < order.length && order[to]!.value === order[from]!.value) to += 1;
    for (let at = from; at < to; at += 1) found[order[at]!.index] = (from + to - 1) / 2;
    from = to;
  }
  return found;
}
