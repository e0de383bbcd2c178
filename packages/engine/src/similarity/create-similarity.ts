import type { SentenceVectors } from './sentence-vectors.ts';
import { similarityOfVectors } from './similarity.ts';
import { textVector } from './text-vector.ts';
import type { TextVector } from './text-vector.ts';

/** Compares texts of one language, and reads each only once. */
export interface Similarity {
  /** The text as it is compared; the same object for the same text while it is remembered. */
  vector(text: string): TextVector;
  /** 0 to 1, as `similarity`. */
  between(a: string, b: string): number;
}

/** Texts that are remembered; beyond it the memory is emptied, the answers stay the same. */
const CAPACITY = 20_000;

/**
 * A comparison for many texts against many. `language` is an ISO 639-1 code; only English knows rare and related words.
 * Where both texts have a sentence vector it counts too.
 */
export function createSimilarity(
  language = 'en',
  sentenceVectors: SentenceVectors | null = null,
): Similarity {
  const vectors = new Map<string, TextVector>();
  const vector = (text: string): TextVector => {
    const known = vectors.get(text);
    if (known !== undefined) return known;
    if (vectors.size >= CAPACITY) vectors.clear();
    const made = textVector(text, language, sentenceVectors);
    vectors.set(text, made);
    return made;
  };
  return { vector, between: (a, b) => similarityOfVectors(vector(a), vector(b)) };
}
