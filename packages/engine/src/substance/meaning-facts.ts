import { mean } from './coherence-facts.ts';
import type { TextSentence } from './coherence-facts.ts';
import type { WordMeanings } from './word-meanings.ts';

/** Prior weights that shrink the facts of short texts toward the usual values. */
const PRIOR_SENTENCES = 15;
const PRIOR_PARAGRAPHS = 6;
/** Sentences this far apart have no more in common than the text overall. */
const FAR_DISTANCE = [9, 11, 13, 15];
/** Means over articles of the build half, so that an unknown fact is 0. */
const USUAL = {
  next: 0.29,
  nearness: 0.06,
  alternation: -0.03,
  center: 0.5,
  nextParagraph: 0.48,
  ofParagraphs: -0.03,
};

/**
 * The meaning of a sentence: the sum of its stems' directions, weighted by rarity.
 * @param rows of its stems in the table; -1 for unknown ones
 */
export function sumMeaning(
  rows: readonly number[],
  { axes, directions, weights }: WordMeanings,
): Float64Array {
  const sum = new Float64Array(axes);
  for (const row of rows) {
    if (row === -1) continue;
    const weight = weights[row]!;
    for (let axis = 0; axis < axes; axis += 1) sum[axis]! += weight * directions[row * axes + axis]!;
  }
  return sum;
}

/**
 * Whether neighboring sentences and paragraphs are about the same things, in the same or other words. Facts, as
 * cosines: sentence to next sentence; that less the cosine of distant sentences; that of every second sentence less
 * that of neighbors, and the same where positive; sentence to whole text; paragraph to next paragraph; and every second
 * paragraph less neighbors. All 0 without a table of meanings.
 */
export function meaningFacts(sentences: readonly TextSentence[]): number[] {
  const directions = sentences.flatMap(({ direction }) => (direction === null ? [] : [direction]));
  const paragraphs = [...Map.groupBy(sentences, ({ paragraph }) => paragraph).values()]
    .map((group) =>
      normalize(sumVectors(group.flatMap(({ meaning }) => (meaning === null ? [] : [meaning])))),
    )
    .filter((direction) => direction !== null);
  const center = normalize(sumVectors(directions));
  const [first, second] = [1, 2].map((distance) => meanCosine(directions, distance));
  const far = mean(
    FAR_DISTANCE.filter((distance) => distance < directions.length).map((distance) =>
      meanCosine(directions, distance),
    ),
  );
  const [firstParagraph, secondParagraph] = [1, 2].map((distance) => meanCosine(paragraphs, distance));
  const ofSentences = directions.length / (directions.length + PRIOR_SENTENCES);
  const ofParagraphs = paragraphs.length / (paragraphs.length + PRIOR_PARAGRAPHS);
  const toCenter = center === null ? 0 : mean(directions.map((direction) => dotProduct(direction, center)));
  return [
    ...[
      first! - USUAL.next,
      first! - far - USUAL.nearness,
      second! - first! - USUAL.alternation,
      Math.max(0, second! - first!),
      toCenter - USUAL.center,
    ].map((fact) => ofSentences * fact),
    ...[
      firstParagraph! - USUAL.nextParagraph,
      secondParagraph! - firstParagraph! - USUAL.ofParagraphs,
      Math.max(0, secondParagraph! - firstParagraph!),
    ].map((fact) => ofParagraphs * fact),
  ];
}

/** Mean cosine of vectors at a distance. */
const meanCosine = (directions: readonly Float64Array[], distance: number): number =>
  mean(directions.slice(distance).map((direction, at) => dotProduct(direction, directions[at]!)));

/** The normalized vector; null for a zero vector. */
export function normalize(vector: Float64Array): Float64Array | null {
  const length = Math.sqrt(dotProduct(vector, vector));
  return length === 0 ? null : vector.map((value) => value / length);
}

/** The sum of vectors; empty if there are none. */
export function sumVectors(vectors: readonly Float64Array[]): Float64Array {
  const sum = new Float64Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) for (let axis = 0; axis < sum.length; axis += 1) sum[axis]! += vector[axis]!;
  return sum;
}

/** Dot product. */
export function dotProduct(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let axis = 0; axis < a.length; axis += 1) sum += a[axis]! * b[axis]!;
  return sum;
}
