/** An axis along which the sentences of a text differ in subject. */
export interface TopicAxis {
  /** Position of each sentence; the weighted mean is 0. */
  readonly values: Float64Array;
  /** How far the axis separates the sentences, 0 (not at all) to 1 (into two texts without a shared word). */
  readonly strength: number;
}

/** Axes of a text, with the weight of each sentence. */
export interface TopicAxes {
  readonly axes: readonly TopicAxis[];
  readonly weights: Float64Array;
}

const AXES = 2;
/** Power iterations; the direction converges long before. */
const ITERATIONS = 30;
/** A stem in fewer sentences connects none. */
const MIN_SENTENCES = 2;
/**
 * Added to each sentence and stem, so that a few sentences with rare stems do not form their own axis (Amini et al.
 * 2013).
 */
const REGULARIZATION = 2;

/**
 * Regularized correspondence analysis of sentences and their stems: its first axes separate the subjects mixed in a
 * text. Independent of how stems are numbered.
 * @param sets distinct stem numbers of each sentence
 * @param words upper bound of the numbers
 */
export function topicAxes(sets: readonly Int32Array[], words: number): TopicAxes {
  const incidence = incidenceOf(sets, words);
  const { starts, counts } = incidence;
  const weights = Float64Array.from(sets, (_, row) => starts[row + 1]! - starts[row]! + REGULARIZATION);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const means = new Float64Array(counts.length);
  const axes: TopicAxis[] = [];
  for (let axis = 0; axis < AXES; axis += 1) {
    let values = Float64Array.from(sets, (_, index) => Math.sin((index + 1) * (12.9898 + axis)));
    let next = new Float64Array(sets.length);
    let strength = 0;
    for (let iteration = 0; iteration < ITERATIONS; iteration += 1) {
      center(values, weights, total, axes);
      average(values, incidence, weights, means, next);
      strength = product(values, next, weights);
      [values, next] = [next, values];
    }
    center(values, weights, total, axes);
    axes.push({ values, strength: Math.min(1, Math.max(0, strength)) });
  }
  return { axes, weights };
}

/**
 * Connecting stems, renumbered, sentence by sentence (`starts[i]` to `starts[i + 1]`), and how many sentences contain
 * each.
 */
interface Incidence {
  starts: Int32Array;
  stems: Int32Array;
  counts: Float64Array;
}

function incidenceOf(sets: readonly Int32Array[], words: number): Incidence {
  const sentences = new Int32Array(words);
  for (const set of sets) for (const stem of set) sentences[stem]! += 1;
  const columns = new Int32Array(words).fill(-1);
  const counts: number[] = [];
  const starts = new Int32Array(sets.length + 1);
  const stems: number[] = [];
  for (const [row, set] of sets.entries()) {
    for (const stem of set) {
      const count = sentences[stem]!;
      if (count < MIN_SENTENCES) continue;
      if (columns[stem] === -1) columns[stem] = counts.push(count) - 1;
      stems.push(columns[stem]!);
    }
    starts[row + 1] = stems.length;
  }
  return { starts, stems: Int32Array.from(stems), counts: Float64Array.from(counts) };
}

/** Normalizes values to mean 0 and length 1, orthogonal to the known axes. */
function center(
  values: Float64Array,
  weights: Float64Array,
  total: number,
  known: readonly TopicAxis[],
): void {
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) sum += values[at]! * weights[at]!;
  const mean = sum / Math.max(1, total);
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

/**
 * Averages: each stem takes the mean of its sentences, written to `means`, and each sentence the mean of its stems,
 * written to `next`.
 */
function average(
  values: Float64Array,
  { starts, stems, counts }: Incidence,
  weights: Float64Array,
  means: Float64Array,
  next: Float64Array,
): void {
  means.fill(0);
  for (let row = 0; row < values.length; row += 1) {
    const value = values[row]!;
    for (let at = starts[row]!; at < starts[row + 1]!; at += 1) means[stems[at]!]! += value;
  }
  for (let stem = 0; stem < means.length; stem += 1) means[stem]! /= counts[stem]! + REGULARIZATION;
  for (let row = 0; row < values.length; row += 1) {
    let sum = 0;
    for (let at = starts[row]!; at < starts[row + 1]!; at += 1) sum += means[stems[at]!]!;
    next[row] = sum / weights[row]!;
  }
}
