import { relatedWords } from './related-words.ts';
import { cosine } from './sentence-vectors.ts';
import type { SentenceVectors } from './sentence-vectors.ts';
import { PREFIX, skeletonOf, textVector } from './text-vector.ts';
import type { TextVector } from './text-vector.ts';

/** How well a word matches one in the other text. */
const SAME = 1;
/** A derived word ('organize', 'organization'), by the share of common letters; a name in another spelling. */
const DERIVED = 0.9;
const RESPELT = 0.8;
/**
 * A related word counts by how far its nearness is above 0.2, at most 0.6: related words often have different meanings.
 */
const RELATED_FROM = 0.2;
const RELATED = 0.6;

/**
 * Fitted by ridge regression within the sets of `sts-dev` (352 pairs; `node bench/engine/similarity.ts --fit`), with
 * human ratings of 0 to 5 scaled to 0 to 1.
 */
const COEFFICIENTS = {
  intercept: -0.4,
  overlap: 0.69,
  held: 0.41,
  lengths: 0.35,
  missing: -0.08,
  turned: -0.25,
  denied: -0.07,
};

/**
 * If both texts have a sentence vector: fitted within the build halves of the same sets (`--fit` with the language pack
 * installed), on the value for the words above and the cosine of the vectors.
 */
const WITH_VECTORS = { intercept: -0.17, words: 0.78, cosine: 0.34 };

/** The features of the similarity, in this order. */
const SIMILARITY_FACTS = ['overlap', 'held', 'lengths', 'missing', 'turned', 'denied'] as const;

/** The features from which the similarity of two texts is computed. */
export interface SimilarityFacts {
  /** Weighted share of matched words, harmonic mean of both directions, 0 to 1. */
  overlap: number;
  /** Weighted share of matched words in the text with the higher share, 0 to 1. */
  held: number;
  /** Word count of the shorter text divided by that of the longer, 0 to 1. */
  lengths: number;
  /** Weight of the most informative unmatched word, mean of both directions, 0 to 1. */
  missing: number;
  /**
   * For texts with the same words: the share of adjacent words that are in the opposite order in the other text, mean
   * of both directions. For other texts, order is not informative.
   */
  turned: number;
  /** 1 if exactly one of them is negated. */
  denied: number;
}

/**
 * Similarity in meaning of two texts, 0 (nothing in common) to 1 (the same words): words by rarity, derived and
 * respelled words, related words, the most informative difference, lengths, order, negation, and sentence vectors if
 * both texts have one. Symmetric. 0 if a text has no words.
 */
export function similarity(a: string, b: string, vectors: SentenceVectors | null = null): number {
  return similarityOfVectors(textVector(a, 'en', vectors), textVector(b, 'en', vectors));
}

/** `similarity` of texts in their comparable form. */
export function similarityOfVectors(a: TextVector, b: TextVector): number {
  if (a.keys.length === 0 || b.keys.length === 0) return 0;
  if (hasSameWords(a, b)) return 1;
  const words = clamped(wordSimilarity(a, b));
  if (a.sentence === null || b.sentence === null) return words;
  const { intercept, cosine: share } = WITH_VECTORS;
  return clamped(intercept + WITH_VECTORS.words * words + share * cosine(a.sentence, b.sentence));
}

const clamped = (value: number): number => Math.min(1, Math.max(0, value));

function wordSimilarity(a: TextVector, b: TextVector): number {
  const facts = similarityFacts(a, b);
  return SIMILARITY_FACTS.reduce(
    (sum, fact) => sum + COEFFICIENTS[fact] * facts[fact],
    COEFFICIENTS.intercept,
  );
}

/** The features behind `similarityOfVectors`. All except `missing` are 0 if a text has no words. */
export function similarityFacts(a: TextVector, b: TextVector): SimilarityFacts {
  const forth = found(a, b);
  const back = found(b, a);
  const highest = Math.max(a.highest, b.highest);
  const sum = forth.share + back.share;
  return {
    overlap: sum === 0 ? 0 : (2 * forth.share * back.share) / sum,
    held: Math.max(forth.share, back.share),
    lengths: Math.min(a.keys.length, b.keys.length) / Math.max(a.keys.length, b.keys.length, 1),
    missing: highest === 0 ? 0 : (forth.missing + back.missing) / 2 / highest,
    turned: forth.missing + back.missing > 0 ? 0 : (forth.turned + back.turned) / 2,
    denied: a.isNegated === b.isNegated ? 0 : 1,
  };
}

/** Weighted share (0 to 1) of the words of one text that another has, in the same, a derived, or a related form. */
export function shareFound(from: TextVector, to: TextVector): number {
  return found(from, to).share;
}

/**
 * Weighted share of the words of one text that the other has, the weight of the most informative unmatched word, and
 * the share of adjacent common words in the opposite order.
 */
function found(from: TextVector, to: TextVector): { share: number; missing: number; turned: number } {
  let sum = 0;
  let missing = 0;
  let last = -1;
  let pairs = 0;
  let turned = 0;
  for (const [index, key] of from.keys.entries()) {
    const weight = from.weights[index]!;
    const isFunctionWord = from.functionWords[index] === 1;
    const at = to.byKey.get(key);
    const match = at !== undefined ? SAME : isFunctionWord ? 0 : nearestMatch(key, to);
    if (at !== undefined && at !== last && !isFunctionWord) {
      if (last !== -1) pairs += 1;
      if (at < last) turned += 1;
      last = at;
    }
    sum += weight * match;
    if (!isFunctionWord && weight * (1 - match) > missing) missing = weight * (1 - match);
  }
  return {
    share: from.total === 0 ? 0 : sum / from.total,
    missing,
    turned: pairs === 0 ? 0 : turned / pairs,
  };
}

function nearestMatch(key: string, to: TextVector): number {
  let best = 0;
  for (const [near, nearness] of relatedWords(key)) {
    const at = to.byKey.get(near);
    if (at === undefined || to.functionWords[at] === 1) continue;
    best = Math.max(best, (RELATED * (nearness - RELATED_FROM)) / (1 - RELATED_FROM));
  }
  if (key.length < PREFIX) return best;
  for (const at of to.byPrefix.get(key.slice(0, PREFIX)) ?? []) {
    const other = to.keys[at]!;
    best = Math.max(best, (DERIVED * 2 * commonPrefix(key, other)) / (key.length + other.length));
  }
  if (best >= RESPELT) return best;
  const skeleton = skeletonOf(key);
  return skeleton !== '' && to.bySkeleton.has(skeleton) ? RESPELT : best;
}

function commonPrefix(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length += 1;
  return length;
}

function hasSameWords(a: TextVector, b: TextVector): boolean {
  return a.keys.length === b.keys.length && a.keys.every((key, index) => key === b.keys[index]);
}
