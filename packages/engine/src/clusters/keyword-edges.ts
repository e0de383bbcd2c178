import { contrastOf, vectorOf } from '../similarity/sentence-vectors.ts';
import type { SentenceVectors } from '../similarity/sentence-vectors.ts';
import { candidatePairs } from './candidate-pairs.ts';
import { keywordLikeness, keywordVectors } from './keyword-vector.ts';
import type { KeywordVector } from './keyword-vector.ts';
import { sharedAddresses } from './shared-addresses.ts';
import type { KeywordEdge, Relation } from './types.ts';

/**
 * Shared addresses in two top tens: 2 or more are related, 4 or more one cluster, 7 or more one page
 * (../shared/engine.md).
 */
const SHARED: readonly (readonly [least: number, relation: Relation])[] = [
  [7, 'same_page'],
  [4, 'same_cluster'],
  [2, 'related'],
];
/**
 * Word similarity, set manually on typical keywords: 'best running shoes' and 'running shoes' are above .95, 'trail
 * running shoes' and 'running shoes' between .6 and .9, 'running shorts' and 'running shoes' near .5.
 */
const ALIKE: readonly (readonly [least: number, relation: Relation])[] = [
  [0.92, 'same_page'],
  [0.62, 'same_cluster'],
  [0.45, 'related'],
];
/**
 * Contrast (how much nearer the vectors of two keywords are to each other than to their other neighbors) and the
 * similarity it maps to. Set on the build half of `bench/engine/keyword-clusters.jsonl`.
 */
const NEARER: readonly (readonly [contrast: number, likeness: number])[] = [
  [0, 0.45],
  [0.045, 0.62],
  [0.12, 0.92],
  [0.3, 1],
];
/** Keywords that their words put in one cluster count as one wording. */
const WORDED_ALIKE = 0.62;
/** In a larger set, keywords are not all compared by their vectors: it takes too long. */
export const MOST_WITH_VECTORS = 600;
/** If very many keywords share an address, only neighbors among them are compared. */
const NEIGHBOURS = 100;

/** An edge, by the indices of its keywords. */
export interface IndexedEdge {
  a: number;
  b: number;
  edge: KeywordEdge;
}

/**
 * All edges between keywords, each pair once, in keyword order. `addresses[i]` is null if unknown. The similarity of
 * two keywords is that of their words or, with vectors, the higher one of words and meaning.
 */
export function keywordEdges(
  keywords: readonly string[],
  addresses: readonly (ReadonlySet<string> | null)[],
  language: string,
  sentenceVectors?: SentenceVectors | null,
): IndexedEdge[] {
  const vectors = keywordVectors(keywords, language);
  const pairs = candidatePairs(vectors).map((others) => new Set(others));
  addByAddress(pairs, addresses);
  const meaning = likenessOfMeaning(
    keywords.map((keyword) => keywordSentence(keyword, language, sentenceVectors)),
    vectors,
  );
  addByMeaning(pairs, meaning);
  const found: IndexedEdge[] = [];
  for (const [a, others] of pairs.entries()) {
    for (const b of [...others].toSorted((x, y) => x - y)) {
      const byWords = keywordLikeness(vectors[a]!, vectors[b]!);
      const similarity = Math.max(byWords, meaning(a, b));
      const [ofA, ofB] = [addresses[a] ?? null, addresses[b] ?? null];
      const shared = ofA === null || ofB === null ? null : sharedAddresses(ofA, ofB);
      const relation = shared === null ? relationOf(similarity, ALIKE) : relationOf(shared, SHARED);
      if (relation === null) continue;
      found.push({
        a,
        b,
        edge: {
          a: keywords[a]!,
          b: keywords[b]!,
          relation,
          similarity: Math.round(similarity * 1000) / 1000,
          sharedAddresses: shared,
          basis: shared !== null ? 'result_pages' : similarity > byWords ? 'meaning' : 'words',
        },
      });
    }
  }
  return found;
}

/** The vector of a keyword, or null if there is none or the encoder does not support the language. */
export function keywordSentence(
  keyword: string,
  language: string,
  vectors: SentenceVectors | null | undefined,
): Float32Array | null {
  return language === 'en' ? vectorOf(keyword, vectors) : null;
}

/** Similarity of two keywords by their vectors, 0 if they are not informative. */
function likenessOfMeaning(
  sentences: readonly (Float32Array | null)[],
  words: readonly KeywordVector[],
): (a: number, b: number) => number {
  if (sentences.length > MOST_WITH_VECTORS || sentences.every((sentence) => sentence === null))
    return () => 0;
  const isWordedAlike = (a: number, b: number): boolean =>
    keywordLikeness(words[a]!, words[b]!) >= WORDED_ALIKE;
  const contrast = contrastOf(sentences, isWordedAlike);
  return (a, b) => interpolate(contrast(a, b) ?? -1, NEARER);
}

/** Interpolates linearly between two steps; 0 below the first one. */
function interpolate(value: number, steps: typeof NEARER): number {
  const above = steps.findIndex(([least]) => value < least);
  if (above === 0) return 0;
  if (above === -1) return steps.at(-1)![1];
  const [[fromX, fromY], [toX, toY]] = [steps[above - 1]!, steps[above]!];
  return fromY + ((toY - fromY) * (value - fromX)) / (toX - fromX);
}

function addByMeaning(pairs: Set<number>[], meaning: (a: number, b: number) => number): void {
  if (pairs.length > MOST_WITH_VECTORS) return;
  for (const [a, others] of pairs.entries())
    for (let b = a + 1; b < pairs.length; b += 1) if (meaning(a, b) > 0) others.add(b);
}

function relationOf(value: number, levels: typeof ALIKE): Relation | null {
  return levels.find(([least]) => value >= least)?.[1] ?? null;
}

function addByAddress(pairs: Set<number>[], addresses: readonly (ReadonlySet<string> | null)[]): void {
  const byAddress = new Map<string, number[]>();
  for (const [index, own] of addresses.entries()) {
    for (const address of own ?? []) {
      const same = byAddress.get(address);
      if (same === undefined) byAddress.set(address, [index]);
      else same.push(index);
    }
  }
  for (const block of byAddress.values()) {
    for (const [at, a] of block.entries()) {
      const end = Math.min(block.length, at + 1 + NEIGHBOURS);
      for (let other = at + 1; other < end; other += 1) pairs[a]!.add(block[other]!);
    }
  }
}
