/** A probability as a sum of facts: bias, and a weight for each. */
export interface LogisticWeights {
  bias: number;
  weights: number[];
}

const STEPS = 25;
const DECIMALS = 1000;

/**
 * Logistic regression by Newton's method. `ridge` draws the weights of standardised facts to zero, as much as so many rows
 * would; `rowWeights` lets rows count differently.
 */
export function fitLogistic(
  rows: readonly (readonly number[])[],
  labels: readonly number[],
  ridge: number,
  rowWeights?: readonly number[],
): LogisticWeights {
  const size = rows[0]!.length;
  const means = Array.from({ length: size }, (_, at) => meanOf(rows.map((row) => row[at]!)));
  const deviations = means.map(
    (mean, at) => Math.sqrt(meanOf(rows.map((row) => (row[at]! - mean) ** 2))) || 1,
  );
  // The bias is the last.
  const facts = rows.map((row) => [...row.map((value, at) => (value - means[at]!) / deviations[at]!), 1]);
  let betas = Array<number>(size + 1).fill(0);
  for (let step = 0; step < STEPS; step += 1) {
    const matrix = betas.map((_, at) => {
      const line = Array<number>(size + 2).fill(0);
      if (at < size) line[at] = ridge;
      return line;
    });
    for (const [at, beta] of betas.entries()) if (at < size) matrix[at]![size + 1] = -ridge * beta;
    for (const [index, fact] of facts.entries()) {
      const weight = rowWeights?.[index] ?? 1;
      const share = sigmoid(dot(fact, betas));
      const spread = weight * Math.max(1e-6, share * (1 - share));
      const error = weight * (labels[index]! - share);
      for (let i = 0; i <= size; i += 1) {
        const line = matrix[i]!;
        const value = fact[i]!;
        if (value === 0) continue;
        for (let j = 0; j <= size; j += 1) line[j]! += spread * value * fact[j]!;
        line[size + 1]! += error * value;
      }
    }
    const change = solve(matrix);
    betas = betas.map((beta, at) => beta + change[at]!);
    if (Math.max(...change.map(Math.abs)) < 1e-6) break;
  }
  const weights = betas.slice(0, size).map((beta, at) => beta / deviations[at]!);
  return { bias: betas[size]! - dot(weights, means), weights };
}

export const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

export const dot = (a: readonly number[], b: readonly number[]): number => {
  let sum = 0;
  for (const [at, value] of a.entries()) sum += value * b[at]!;
  return sum;
};

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** As it ships: three decimals. */
export const rounded = (value: number): number => Math.round(value * DECIMALS) / DECIMALS;

/** Gauss elimination of a small, positive definite system with its right side in the last column. */
function solve(matrix: number[][]): number[] {
  for (const [at, line] of matrix.entries()) {
    const own = line[at]!;
    for (let column = 0; column < line.length; column += 1) line[column]! /= own;
    for (const [index, other] of matrix.entries()) {
      if (index === at) continue;
      const factor = other[at]!;
      for (let column = 0; column < other.length; column += 1) other[column]! -= factor * line[column]!;
    }
  }
  return matrix.map((line) => line.at(-1)!);
}
