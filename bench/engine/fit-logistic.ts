/** A row as its nonzero facts. */
export interface SparseRow {
  at: readonly number[];
  values: readonly number[];
}

/** Log odds as a weighted sum of facts: a bias, and a weight for each. */
export interface LogisticWeights {
  bias: number;
  weights: number[];
}

const EPOCHS = 60;
const SMALLEST_CHANGE = 1e-4;
const LARGEST_CHANGE = 1;
const DECIMALS = 1000;

/**
 * Logistic regression: one weight after the other takes a Newton step until none changes. `ridge` pulls each weight
 * toward zero; a fact on another scale needs another ridge (`ridgeFor`). No weight except the bias goes below `least`.
 * A row counts `times`.
 */
export function fitLogistic(
  rows: readonly SparseRow[],
  labels: readonly number[],
  ridge: readonly number[],
  least = -Infinity,
  times: readonly number[] = [],
): LogisticWeights {
  const columns = ridge.map(() => ({ rows: [] as number[], values: [] as number[] }));
  const bias = { rows: [] as number[], values: [] as number[] };
  for (const [index, { at, values }] of rows.entries()) {
    bias.rows.push(index);
    bias.values.push(1);
    for (const [place, fact] of at.entries()) {
      columns[fact]!.rows.push(index);
      columns[fact]!.values.push(values[place]!);
    }
  }
  const all = [bias, ...columns];
  const draws = [0, ...ridge];
  const weights = new Float64Array(all.length);
  const sums = new Float64Array(rows.length);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    let largest = 0;
    for (const [fact, column] of all.entries()) {
      let slope = -draws[fact]! * weights[fact]!;
      let bend = draws[fact]! + 1e-9;
      for (const [place, row] of column.rows.entries()) {
        const value = column.values[place]!;
        const share = sigmoid(sums[row]!);
        const count = times[row] ?? 1;
        slope += count * value * (labels[row]! - share);
        bend += count * value * value * Math.max(0.01, share * (1 - share));
      }
      const step = Math.max(-LARGEST_CHANGE, Math.min(LARGEST_CHANGE, slope / bend));
      const next = fact === 0 ? weights[fact]! + step : Math.max(least, weights[fact]! + step);
      const change = next - weights[fact]!;
      weights[fact] = next;
      largest = Math.max(largest, Math.abs(change));
      for (const [place, row] of column.rows.entries()) sums[row]! += change * column.values[place]!;
    }
    if (largest < SMALLEST_CHANGE) break;
  }
  return { bias: weights[0]!, weights: Array.from(weights).slice(1) };
}

/** The ridge that regularizes these facts as much as `strength` regularizes standardized ones. */
export function ridgeFor(facts: readonly (readonly number[])[], strength: number): number[] {
  return facts[0]!.map((_, at) => {
    const mean = meanOf(facts.map((row) => row[at]!));
    return strength * Math.max(1e-6, meanOf(facts.map((row) => (row[at]! - mean) ** 2)));
  });
}

/** Converts a full list of facts to a sparse row. */
export function sparse(facts: readonly number[]): SparseRow {
  const at = facts.flatMap((value, index) => (value === 0 ? [] : [index]));
  return { at, values: at.map((index) => facts[index]!) };
}

/** Log odds of a row. */
export const sumOf = ({ bias, weights }: LogisticWeights, { at, values }: SparseRow): number => {
  let sum = bias;
  for (const [place, fact] of at.entries()) sum += weights[fact]! * values[place]!;
  return sum;
};

/** Probability from log odds. */
export const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

/** Dot product of two lists. */
export const dot = (a: readonly number[], b: readonly number[]): number => {
  let sum = 0;
  for (const [at, value] of a.entries()) sum += value * b[at]!;
  return sum;
};

/** Mean of the values; 0 if there are none. */
export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Rounds to three decimals, as shipped. */
export const rounded = (value: number): number => Math.round(value * DECIMALS) / DECIMALS;
