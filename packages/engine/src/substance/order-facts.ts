import type { TextSentence } from './coherence-facts.ts';
import { topicAxes } from './topic-axes.ts';

/** Prior weights that shrink the facts of short texts toward none. */
const PRIOR_SENTENCES = 15;
const PRIOR_PARAGRAPHS = 6;
const SENTENCE_DISTANCES = [1, 2, 3];

/**
 * A coherent text moves from one subject to the next; two mixed texts alternate. For each topic axis: similarity of
 * sentences one, two, and three apart, how much more similar adjacent ones are than the ones after and vice versa, the
 * same for paragraphs, and how far the axis separates the text.
 * @param words upper bound of the stem numbers
 */
export function orderFacts(sentences: readonly TextSentence[], words: number): number[] {
  const { axes, weights } = topicAxes(
    sentences.map(({ stems }) => stems),
    words,
  );
  const ofSentences = sentences.length / (sentences.length + PRIOR_SENTENCES);
  return axes.flatMap(({ values, strength }) => {
    const paragraphs = paragraphMeans(sentences, values, weights);
    const ofParagraphs = paragraphs.length / (paragraphs.length + PRIOR_PARAGRAPHS);
    const [first = 0, second = 0, third = 0] = SENTENCE_DISTANCES.map(
      (distance) => ofSentences * autocorrelation(values, distance),
    );
    const [near, far] = [1, 2].map((distance) => ofParagraphs * autocorrelation(paragraphs, distance));
    return [
      first,
      second,
      third,
      first - second,
      Math.max(0, second - first - standardError(sentences.length)),
      near!,
      far!,
      Math.max(0, far! - near! - standardError(paragraphs.length)),
      strength,
    ];
  });
}

/** Standard error of the difference of two autocorrelations with this many values (Bartlett 1946). */
const standardError = (count: number): number => 1 / Math.sqrt(Math.max(1, count));

/** Position of each paragraph on an axis; the mean of all is 0. */
function paragraphMeans(
  sentences: readonly TextSentence[],
  values: Float64Array,
  weights: Float64Array,
): number[] {
  const sums = new Map<number, { sum: number; weight: number }>();
  for (const [at, { paragraph }] of sentences.entries()) {
    const own = sums.get(paragraph) ?? { sum: 0, weight: 0 };
    own.sum += values[at]! * weights[at]!;
    own.weight += weights[at]!;
    sums.set(paragraph, own);
  }
  const means = [...sums.values()].map(({ sum, weight }) => sum / weight);
  const mean = means.reduce((total, value) => total + value, 0) / Math.max(1, means.length);
  return means.map((value) => value - mean);
}

/** Mean product of values at a distance, as a share of their mean square: about -1 to 1; 0 for too few values. */
function autocorrelation(values: ArrayLike<number>, distance: number): number {
  const pairs = values.length - distance;
  let products = 0;
  let squares = 0;
  for (let at = 0; at < values.length; at += 1) {
    squares += values[at]! ** 2;
    if (at < pairs) products += values[at]! * values[at + distance]!;
  }
  return pairs <= 0 || squares === 0 ? 0 : products / pairs / (squares / values.length);
}
