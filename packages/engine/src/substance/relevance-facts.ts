import type { Occurrence } from '../research/keyword.ts';
import type { AnalysedBlock } from '../text/analyse-paper.ts';
import type { Sentence } from '../text/read-block.ts';
import { mean } from './coherence-facts.ts';
import type { TextSentence } from './coherence-facts.ts';
import type { OrderModel } from './word-order.ts';

/** One use of the keyword in a sentence of running text. */
export interface KeywordUse {
  readonly block: AnalysedBlock;
  readonly sentence: Sentence;
  readonly occurrence: Occurrence;
}

/** A stem of as many other sentences is one of the text's own. */
const OWN_SENTENCES = 2;
/** Fewer stems in a sentence say nothing of its company. */
const LEAST_STEMS = 2;
/** What draws the facts of a keyword that is rarely used to none, in uses. */
const PRIOR_USES = 3;
/** The spread of a few gaps is chance: what draws it to none, in gaps. */
const PRIOR_GAPS = 8;
const MOST_CLUSTERING = 0.5;

/**
 * A keyword that a text is about stands in its sentences: grammar joins it to its neighbors, the sentences that hold it
 * hold the text's own words too, it comes in clusters, and its words also stand alone. One that was put into the text of
 * another subject does not. Facts are about 0 where nothing can be said.
 * @param aloneWords how often words of the keyword stand outside of it
 * @returns whether it is joined to its neighbors, how well it fits between them and how well they would do without it, the
 *   company it keeps, whether it comes in clusters, how often its words stand alone
 */
export function relevanceFacts(
  sentences: readonly TextSentence[],
  uses: readonly KeywordUse[],
  aloneWords: number,
  order: OrderModel | null,
): number[] {
  const bonds: number[] = [];
  const withoutIt: number[] = [];
  let joined = 0;
  for (const { block, sentence, occurrence } of uses) {
    const { firstToken, lastToken } = occurrence;
    const { adjoining } = block.reading.tokens;
    const hasLeft = firstToken > sentence.firstToken && adjoining[firstToken] === 1;
    const hasRight = lastToken < sentence.lastToken && adjoining[lastToken] === 1;
    if (hasLeft || hasRight) joined += 1;
    if (order === null) continue;
    const classAt = (token: number): number =>
      order.classOf(block.entries[token]!, block.reading.surfaces[token]!, token === sentence.firstToken);
    const bondOf = (left: number, right: number): number => order.bond(classAt(left), classAt(right));
    if (hasLeft) bonds.push(bondOf(firstToken - 1, firstToken));
    if (hasRight) bonds.push(bondOf(lastToken - 1, lastToken));
    if (hasLeft && hasRight) withoutIt.push(bondOf(firstToken - 1, lastToken));
  }
  const count = uses.length;
  const trust = count / (count + PRIOR_USES);
  return [
    trust * (joined / Math.max(1, count) - 1),
    trust * mean(bonds),
    trust * mean(withoutIt),
    trust * companyOf(sentences),
    clusteringOf(sentences),
    trust * Math.min(1, aloneWords / Math.max(1, count)),
  ];
}

/** How much less (below 0) of the text's own stems stands beside the keyword than in its other sentences. */
function companyOf(sentences: readonly TextSentence[]): number {
  const counts = new Map<string, number>();
  for (const { stems, hasKeyword } of sentences) {
    if (!hasKeyword) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  const shares = (hasKeyword: boolean): number[] => {
    const least = hasKeyword ? OWN_SENTENCES : OWN_SENTENCES + 1;
    return sentences
      .filter((sentence) => sentence.hasKeyword === hasKeyword && sentence.stems.size >= LEAST_STEMS)
      .map(({ stems }) => [...stems].filter((stem) => (counts.get(stem) ?? 0) >= least).length / stems.size);
  };
  const [beside, others] = [shares(true), shares(false)];
  return beside.length === 0 || others.length === 0 ? 0 : mean(beside) - mean(others);
}

/** Spread of the gaps between the sentences that hold the keyword: below 0 where they are even, above where they cluster. */
function clusteringOf(sentences: readonly TextSentence[]): number {
  const places = sentences.flatMap(({ hasKeyword }, index) => (hasKeyword ? [index] : []));
  const gaps = places.slice(1).map((place, index) => place - places[index]!);
  if (gaps.length < 2) return 0;
  const middle = mean(gaps);
  const spread = Math.sqrt(mean(gaps.map((gap) => (gap - middle) ** 2)));
  // The same number of sentences, strewn at random, would have gaps of this spread.
  const atRandom = Math.sqrt(Math.max(1e-9, middle * (middle - 1)));
  const clustering = Math.log((spread + 0.5) / (atRandom + 0.5));
  const trust = gaps.length / (gaps.length + PRIOR_GAPS);
  return trust * Math.max(-MOST_CLUSTERING, Math.min(MOST_CLUSTERING, clustering));
}
