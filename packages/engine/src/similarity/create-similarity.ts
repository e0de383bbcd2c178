import type { SentenceVectors } from './sentence-vectors.ts';
import { similarityOfVectors } from './similarity.ts';
import { textVector } from './text-vector.ts';
import type { TextVector } from './text-vector.ts';

/** Compares texts in one language, and reads each text only once. */
export interface Similarity {
  /** The text in its comparable form; the same object for the same text while it is cached. */
  vector(text: string): TextVector;
  /** 0 to 1, like `similarity`. */
  between(a: string, b: string): number;
}

/** Number of cached texts. When it is exceeded, the cache is cleared; results stay the same. */
const CAPACITY = 20_000;

/**
 * A comparer for many texts. `language` is an ISO 639-1 code. Rare words are known in English, Spanish, and French,
 * related words only in English. If both texts have a sentence vector, it counts too.
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
