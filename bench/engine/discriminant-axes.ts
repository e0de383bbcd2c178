import { dot, unit } from './word-vectors.ts';

export interface WeightedVector {
  vector: Float64Array;
  weight: number;
}

const ROUNDS = 200;
/** Regularization as a share of the mean variance within groups: few texts cover some axes. */
const RIDGE = 0.1;

/**
 * Fisher's linear discriminant: the directions in which groups differ most, by how far their own members are spread in
 * them. Each has the variance 1 within groups, and none correlates with another there.
 * @returns directions, the most telling first
 */
export function discriminantAxes(
  groups: readonly (readonly WeightedVector[])[],
  count: number,
): Float64Array[] {
  const size = groups[0]![0]!.vector.length;
  const centers = groups.map((group) => meanOf(group, size));
  const middle = meanOf(
    centers.map((vector) => ({ vector, weight: 1 })),
    size,
  );
  const within = squareOf(size);
  for (const [index, group] of groups.entries()) {
    const total = group.reduce((sum, { weight }) => sum + weight, 0);
    for (const { vector, weight } of group)
      addProduct(within, difference(vector, centers[index]!), weight / total / groups.length);
  }
  const ridge = (RIDGE * within.reduce((sum, row, at) => sum + row[at]!, 0)) / size;
  for (let at = 0; at < size; at += 1) within[at]![at]! += ridge;
  const between = squareOf(size);
  for (const center of centers) addProduct(between, difference(center, middle), 1 / groups.length);

  const inverse = inverseOf(within);
  const axes: Float64Array[] = [];
  while (axes.length < count) {
    let axis = unit(Float64Array.from({ length: size }, (_, at) => Math.sin(at * (axes.length + 1) + 1)));
    for (let round = 0; round < ROUNDS; round += 1) {
      axis = times(inverse, times(between, axis));
      for (const known of axes) {
        const share = dot(known, times(within, axis));
        axis = axis.map((value, at) => value - share * known[at]!);
      }
      const length = Math.sqrt(dot(axis, times(within, axis)));
      axis = axis.map((value) => value / length);
    }
    axes.push(axis);
  }
  return axes;
}

function meanOf(group: readonly WeightedVector[], size: number): Float64Array {
  const total = group.reduce((sum, { weight }) => sum + weight, 0);
  const mean = new Float64Array(size);
  for (const { vector, weight } of group)
    for (let at = 0; at < size; at += 1) mean[at]! += (weight / total) * vector[at]!;
  return mean;
}

const difference = (a: Float64Array, b: Float64Array): Float64Array => a.map((value, at) => value - b[at]!);

const squareOf = (size: number): Float64Array[] => Array.from({ length: size }, () => new Float64Array(size));

function addProduct(matrix: Float64Array[], vector: Float64Array, weight: number): void {
  for (const [at, row] of matrix.entries())
    for (let other = 0; other < row.length; other += 1) row[other]! += weight * vector[at]! * vector[other]!;
}

const times = (matrix: readonly Float64Array[], vector: Float64Array): Float64Array =>
  Float64Array.from(matrix, (row) => dot(row, vector));

/** Inverts a symmetric matrix without zero pivots (Gauss-Jordan). */
function inverseOf(matrix: readonly Float64Array[]): Float64Array[] {
  const size = matrix.length;
  const rows = matrix.map((row, at) => {
    const wide = new Float64Array(2 * size);
    wide.set(row);
    wide[size + at] = 1;
    return wide;
  });
  for (let at = 0; at < size; at += 1) {
    const pivot = rows[at]!.map((value) => value / rows[at]![at]!);
    for (let other = 0; other < size; other += 1) {
      const share = rows[other]![at]!;
      if (other !== at) rows[other] = rows[other]!.map((value, column) => value - share * pivot[column]!);
    }
    rows[at] = pivot;
  }
  return rows.map((row) => row.slice(size));
}
