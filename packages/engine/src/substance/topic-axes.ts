/** One axis along which the sentences of a text differ in their subject. */
export interface TopicAxis {
  /** Where each sentence stands on it; the weighted mean is 0. */
  readonly values: Float64Array;
  /** How far the axis parts the sentences, 0 (not at all) to 1 (into two texts without a word in common). */
  readonly strength: number;
}

/** Axes of a text, with the weight of each sentence. */
export interface TopicAxes {
  readonly axes: readonly TopicAxis[];
  readonly weights: Float64Array;
}

const AXES = 2;
/** Power iterations: the direction settles long before. */
const ITERATIONS = 30;
/** A stem of fewer sentences joins none. */
const LEAST_SENTENCES = 2;
/** Added to each sentence and stem, so that a few sentences with rare stems are no axis of their own (Amini et al. 2013). */
const REGULARIZATION = 2;

/**
 * Correspondence analysis of sentences and their stems, regularized: its first axes separate the subjects that are mixed
 * in a text. The same sets always give the same axes.
 */
export function topicAxes(sets: readonly ReadonlySet<string>[]): TopicAxes {
  const incidence = incidenceOf(sets);
  const { starts } = incidence;
  const weights = Float64Array.from(sets, (_, row) => starts[row + 1]! - starts[row]! + REGULARIZATION);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const axes: TopicAxis[] = [];
  for (let axis = 0; axis < AXES; axis += 1) {
    let values: Float64Array = Float64Array.from(sets, (_, index) =>
      Math.sin((index + 1) * (12.9898 + axis)),
    );
    let strength = 0;
    for (let iteration = 0; iteration < ITERATIONS; iteration += 1) {
      center(values, weights, total, axes);
      const next = averaged(values, incidence, weights);
      strength = product(values, next, weights);
      values = next;
    }
    center(values, weights, total, axes);
    axes.push({ values, strength: Math.min(1, Math.max(0, strength)) });
  }
  return { axes, weights };
}

/** Stems by number, sentence after sentence (`starts[i]` to `starts[i + 1]`), and how many sentences hold each of them. */
interface Incidence {
  starts: Int32Array;
  stems: Int32Array;
  counts: Float64Array;
}

function incidenceOf(sets: readonly ReadonlySet<string>[]): Incidence {
  const counts = new Map<string, number>();
  for (const set of sets) for (const stem of set) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const numbers = new Map<string, number>();
  const columns: number[] = [];
  for (const [stem, count] of counts) {
    if (count < LEAST_SENTENCES) continue;
    numbers.set(stem, columns.length);
    columns.push(count);
  }
  const starts = new Int32Array(sets.length + 1);
  const stems: number[] = [];
  for (const [row, set] of sets.entries()) {
    for (const stem of set) {
      const number = numbers.get(stem);
      if (number !== undefined) stems.push(number);
    }
    starts[row + 1] = stems.length;
  }
  return { starts, stems: Int32Array.from(stems), counts: Float64Array.from(columns) };
}

/** Makes values of mean 0 and length 1, and independent of the axes that are known. */
function center(
  values: Float64Array,
  weights: Float64Array,
  total: number,
  known: readonly TopicAxis[],
): void {
  const mean = values.reduce((sum, value, at) => sum + value * weights[at]!, 0) / Math.max(1, total);
  for (let at = 0; at < values.length; at += 1) values[at]! -= mean;
  for (const { values: other } of known) {
    const share = product(values, other, weights);
    for (let at = 0; at < values.length; at += 1) values[at]! -= share * other[at]!;
  }
  const length = Math.sqrt(product(values, values, weights)) || 1;
  for (let at = 0; at < values.length; at += 1) values[at]! /= length;
}

function product(a: Float64Array, b: Float64Array, weights: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += weights[at]! * a[at]! * b[at]!;
  return sum;
}

/** Each stem takes the mean of its sentences, each sentence the mean of its stems. */
function averaged(
  values: Float64Array,
  { starts, stems, counts }: Incidence,
  weights: Float64Array,
): Float64Array {
  const means = new Float64Array(counts.length);
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row]!;
    for (let at = starts[row]!; at < starts[row + 1]!; at += 1) means[stems[at]!]! += value;
  }
  for (let stem = 0; stem < means.length; stem += 1) means[stem]! /= counts[stem]! + REGULARIZATION;
  const next = new Float64Array(values.length);
  for (let row = 0; row < values.length; row += 1) {
    let sum = 0;
    for (let at = starts[row]!; at < starts[row + 1]!; at += 1) sum += means[stems[at]!]!;
    next[row] = sum / weights[row]!;
  }
  return next;
}
