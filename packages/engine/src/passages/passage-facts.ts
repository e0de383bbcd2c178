import { cosine, vectorOf } from '../similarity/sentence-vectors.ts';
import type { SentenceVectors } from '../similarity/sentence-vectors.ts';
import { shareFound } from '../similarity/similarity.ts';
import { textVector } from '../similarity/text-vector.ts';
import type { TextVector } from '../similarity/text-vector.ts';
import { answerForm, splitWords } from './answer-form.ts';
import { expectedAnswerKind } from './question-kind.ts';

/** The usual constants of BM25. */
const K1 = 1.2;
const B = 0.75;
/** From this many words on, a passage is long enough to answer. */
const ENOUGH_WORDS = 12;

/** BM25 distinguishes passages on one subject; similarity finds paraphrases. */
const BM25_SHARE = 0.3;

/**
 * With vectors, this much of the missing word match is replaced by the cosine: paraphrases are found, and exact matches
 * lose nothing.
 */
const MEANING_SHARE = 0.5;

/** Ranking features of a passage, in this order; all 0 to 1. */
export const PASSAGE_FACTS = ['match', 'form', 'opening', 'short'] as const;

/** Context of passages besides their own words. */
export interface PassageSetting {
  /** Implied words of each passage, such as its heading: they match, but are not part of an answer's form. */
  contexts?: readonly string[];
  /** Position of each from 0, if the list order is not significant. */
  places?: readonly number[];
  /** Cached `textVector` of the language. */
  vector?: (text: string) => TextVector;
  /** Sentence vectors of the question and the passages, without their contexts. */
  vectors?: SentenceVectors | null;
}

/**
 * Features of each passage as an answer: the question's words in it (BM25, and their weighted share in any related
 * form); the form of the answer; its position in the list; how far it is too short. The form is known for English
 * questions only. Time grows with the texts.
 */
export function passageFacts(
  question: string,
  passages: readonly string[],
  language = 'en',
  { contexts, places, vectors: known, vector = (text) => textVector(text, language) }: PassageSetting = {},
): number[][] {
  const asked = vector(question);
  const vectors = passages.map((passage, at) => vector(`${contexts?.[at] ?? ''}\n${passage}`));
  const askedSentence = vectorOf(question, known);
  const bm25 = bm25Of(asked, vectors);
  const own = splitWords(question);
  const kind = language === 'en' ? expectedAnswerKind(own.lower) : 'other';
  const isAsked = askedWords(own.lower);
  return passages.map((passage, at) => [
    withMeaning(
      BM25_SHARE * bm25[at]! + (1 - BM25_SHARE) * shareFound(asked, vectors[at]!),
      askedSentence,
      vectorOf(passage, known),
    ),
    kind === 'other' ? 0 : answerForm(kind, splitWords(passage), isAsked),
    1 / Math.sqrt(1 + (places?.[at] ?? at)),
    Math.max(0, 1 - wordCount(passage, contexts === undefined ? vectors[at]! : null) / ENOUGH_WORDS),
  ]);
}

function wordCount(passage: string, whole: TextVector | null): number {
  return whole === null ? splitWords(passage).lower.length : whole.keys.length;
}

/** A word match (0 to 1) plus, if both texts have a vector, part of the remainder by their cosine. */
function withMeaning(match: number, a: Float32Array | null, b: Float32Array | null): number {
  if (a === null || b === null) return match;
  return match + (1 - match) * MEANING_SHARE * Math.max(0, cosine(a, b));
}

/** Matches a word of the question in other inflections too, by its prefix. */
function askedWords(asked: readonly string[]): (lower: string) => boolean {
  const known = new Set(asked);
  return (lower) => known.has(lower) || (lower.endsWith('s') && known.has(lower.slice(0, -1)));
}

/** BM25 sums as a share of the score of a passage full of the question's words. */
function bm25Of(asked: TextVector, vectors: readonly TextVector[]): number[] {
  const keys = [...asked.byKey].filter(([, at]) => asked.functionWords[at] === 0).map(([key]) => key);
  const meanWords = Math.max(
    1,
    vectors.reduce((sum, vector) => sum + vector.keys.length, 0) / Math.max(1, vectors.length),
  );
  const wanted = new Set(keys);
  const counts = vectors.map((vector) => countsOf(vector, wanted));
  const rarity = new Map(
    keys.map((key) => {
      const matches = counts.filter((count) => count.has(key)).length;
      return [key, Math.log(1 + (vectors.length - matches + 0.5) / (matches + 0.5))] as const;
    }),
  );
  const most = [...rarity.values()].reduce((sum, value) => sum + value * (K1 + 1), 0);
  return counts.map((own, at) => {
    let sum = 0;
    const length = K1 * (1 - B + (B * vectors[at]!.keys.length) / meanWords);
    for (const [key, count] of own) sum += (rarity.get(key)! * count * (K1 + 1)) / (count + length);
    return most === 0 ? 0 : sum / most;
  });
}

function countsOf(vector: TextVector, wanted: ReadonlySet<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of vector.keys) if (wanted.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}
