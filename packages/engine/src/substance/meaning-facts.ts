import { mean } from './coherence-facts.ts';
import type { TextSentence } from './coherence-facts.ts';
import type { WordMeanings } from './word-meanings.ts';

/** What draws the facts of a text with few sentences or paragraphs to what is usual. */
const PRIOR_SENTENCES = 15;
const PRIOR_PARAGRAPHS = 6;
/** Sentences so far apart have no more in common than the text as a whole. */
const FAR = [9, 11, 13, 15];
/** Means of articles of the build half, so that a fact is 0 where nothing is known. */
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
 * Neighboring sentences and paragraphs of one text are about the same things, in the same words or others. Facts, as
 * cosines: sentence to next sentence; that less the cosine of distant sentences; that of every second sentence less that of
 * neighbors, and the same where positive; sentence to whole text; then paragraph to next paragraph, and every second
 * paragraph less neighbors. All 0 without a table of meanings.
 */
export function meaningFacts(sentences: readonly TextSentence[]): number[] {
  const directions = sentences.flatMap(({ direction }) => (direction === null ? [] : [direction]));
  const paragraphs = [...Map.groupBy(sentences, ({ paragraph }) => paragraph).values()]
    .map((group) => directionOf(sumOf(group.flatMap(({ meaning }) => (meaning === null ? [] : [meaning])))))
    .filter((direction) => direction !== null);
  const center = directionOf(sumOf(directions));
  const [first, second] = [1, 2].map((distance) => likeness(directions, distance));
  const far = mean(
    FAR.filter((distance) => distance < directions.length).map((distance) => likeness(directions, distance)),
  );
  const [firstParagraph, secondParagraph] = [1, 2].map((distance) => likeness(paragraphs, distance));
  const ofSentences = directions.length / (directions.length + PRIOR_SENTENCES);
  const ofParagraphs = paragraphs.length / (paragraphs.length + PRIOR_PARAGRAPHS);
  const toCenter = center === null ? 0 : mean(directions.map((direction) => product(direction, center)));
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

/** Mean cosine of what stands so far apart. */
const likeness = (directions: readonly Float64Array[], distance: number): number =>
  mean(directions.slice(distance).map((direction, at) => product(direction, directions[at]!)));

/** The vector with length 1; null of a vector without any. */
export function directionOf(vector: Float64Array): Float64Array | null {
  const length = Math.sqrt(product(vector, vector));
  return length === 0 ? null : vector.map((value) => value / length);
}

/** The sum of vectors; empty of none. */
export function sumOf(vectors: readonly Float64Array[]): Float64Array {
  const sum = new Float64Array(vectors[0]?.length ?? 0);
  for (const vector of vectors) for (let axis = 0; axis < sum.length; axis += 1) sum[axis]! += vector[axis]!;
  return sum;
}

/** The scalar product of two vectors. */
export function product(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let axis = 0; axis < a.length; axis += 1) sum += a[axis]! * b[axis]!;
  return sum;
}
