import type { Occurrence } from '../research/keyword.ts';
import type { AnalyzedBlock } from '../text/analyze-paper.ts';
import type { Sentence } from '../text/read-block.ts';
import { mean } from './coherence-facts.ts';
import type { TextSentence } from './coherence-facts.ts';
import type { OrderModel } from './word-order.ts';

/** The counted sentences of a text. */
export interface RelevanceText {
  readonly sentences: readonly TextSentence[];
  /** Upper bound of the stem numbers. */
  readonly words: number;
  /** Stem numbers of the keyword. */
  readonly own: ReadonlySet<number>;
}

/** One use of the keyword in a sentence of running text. */
export interface KeywordUse {
  readonly block: AnalyzedBlock;
  readonly sentence: Sentence;
  readonly occurrence: Occurrence;
}

/** A stem found in this many other sentences is one of the text's own. */
const OWN_SENTENCES = 2;
/** Sentences with fewer stems provide no context. */
const MIN_STEMS = 2;
/** Prior weight, in uses, that shrinks the facts of a rarely used keyword. */
const PRIOR_USES = 3;
/** Prior weight, in gaps, that shrinks the spread of a few gaps. */
const PRIOR_GAPS = 8;
const MAX_CLUSTERING = 0.5;

/**
 * A keyword that a text is about is integrated into its sentences: it connects grammatically to its neighbors, its
 * sentences also contain the text's own words and more than a phrase, it comes in clusters and several forms, and its
 * words also occur alone. A keyword inserted into another text does not. Facts are about 0 when nothing can be said.
 * @param aloneWords how often words of the keyword occur outside of it
 */
export function relevanceFacts(
  text: RelevanceText,
  uses: readonly KeywordUse[],
  aloneWords: number,
  order: OrderModel | null,
): number[] {
  const trust = uses.length / (uses.length + PRIOR_USES);
  const alone = Math.min(1, aloneWords / Math.max(1, uses.length));
  return [
    ...[companyOf(text), alone, ...companyFacts(text)].map((fact) => trust * fact),
    clusteringOf(text.sentences),
    ...placementFacts(uses, order).map((fact) => trust * fact),
  ];
}

/**
 * The sentences with the keyword: how many consist only of it, their stem count compared with other sentences, their
 * variety, its first position, and the share of paragraphs and sentences with it.
 */
function companyFacts({ sentences, words, own }: RelevanceText): number[] {
  const beside = sentences.filter(({ hasKeyword }) => hasKeyword);
  const others = sentences.filter(({ hasKeyword }) => !hasKeyword);
  const seen = new Uint8Array(words);
  let few = 0;
  let stems = 0;
  let different = 0;
  for (const sentence of beside) {
    let count = 0;
    for (const stem of sentence.stems) {
      if (own.has(stem)) continue;
      count += 1;
      if (seen[stem] === 0) different += 1;
      seen[stem] = 1;
    }
    if (count < MIN_STEMS) few += 1;
    stems += count;
  }
  const first = sentences.findIndex(({ hasKeyword }) => hasKeyword);
  const paragraphs = (list: readonly TextSentence[]): number =>
    new Set(list.map(({ paragraph }) => paragraph)).size;
  const usual = mean(others.map((sentence) => sentence.stems.length));
  return [
    few / Math.max(1, beside.length),
    Math.log((1 + stems / Math.max(1, beside.length)) / (1 + usual)),
    different / Math.max(1, stems),
    first === -1 ? 1 : first / sentences.length,
    paragraphs(beside) / Math.max(1, paragraphs(sentences)),
    Math.log(1e-3 + beside.length / Math.max(1, sentences.length)),
  ];
}

/** Bonds in nats below which a word does not fit its neighbor, and above which two fit well. */
const LOOSE_BOND = -0.5;
const TIGHT_BOND = 0.4;
/** Grammatical fit of a use as a whole, in nats: below the first it is doubtful, below the second wrong. */
const DOUBTFUL = -0.3;
const WRONG = -1;

/**
 * How the keyword is placed in its sentences: whether it is joined to its neighbors, how well it fits between them and
 * how well they would fit without it, each as a mean and as shares of its uses; how often it opens a sentence or
 * paragraph, or follows a function word; in how many forms, and next to how many different words.
 */
function placementFacts(uses: readonly KeywordUse[], order: OrderModel | null): number[] {
  const lefts: number[] = [];
  const rights: number[] = [];
  const without: number[] = [];
  const sums: number[] = [];
  const seen = { forms: new Set<string>(), left: new Set<string>(), right: new Set<string>() };
  const counts = { joined: 0, opening: 0, leading: 0, afterFunctionWord: 0, afterWord: 0 };
  for (const { block, sentence, occurrence } of uses) {
    const { firstToken, lastToken } = occurrence;
    const { entries, reading } = block;
    const { adjoining } = reading.tokens;
    const hasLeft = firstToken > sentence.firstToken && adjoining[firstToken] === 1;
    const hasRight = lastToken < sentence.lastToken && adjoining[lastToken] === 1;
    if (hasLeft || hasRight) counts.joined += 1;
    if (firstToken <= sentence.firstToken + 1) counts.opening += 1;
    if (sentence.firstToken === 0) counts.leading += 1;
    if (hasLeft) counts[entries[firstToken - 1]!.isFunctionWord ? 'afterFunctionWord' : 'afterWord'] += 1;
    seen.forms.add(
      entries
        .slice(firstToken, lastToken)
        .map(({ lower }) => lower)
        .join(' '),
    );
    seen.left.add(entries[firstToken - 1]?.lower ?? '');
    seen.right.add(entries[lastToken]?.lower ?? '');
    if (order === null) continue;
    const classAt = (token: number): number =>
      order.classOf(entries[token]!, reading.surfaces[token]!, token === sentence.firstToken);
    const bondOf = (left: number, right: number): number => order.bond(classAt(left), classAt(right));
    const left = hasLeft ? bondOf(firstToken - 1, firstToken) : 0;
    const right = hasRight ? bondOf(lastToken - 1, lastToken) : 0;
    const gap = hasLeft && hasRight ? bondOf(firstToken - 1, lastToken) : 0;
    lefts.push(left);
    rights.push(right);
    without.push(gap);
    sums.push(left + right - gap);
  }
  const count = Math.max(1, uses.length);
  const below = (values: readonly number[], limit: number): number =>
    values.filter((value) => value < limit).length / count;
  return [
    counts.joined / count - 1,
    mean(lefts),
    mean(rights),
    mean(without),
    below(sums, DOUBTFUL),
    below(sums, WRONG),
    below(lefts, LOOSE_BOND),
    below(rights, LOOSE_BOND),
    without.filter((bond) => bond > TIGHT_BOND).length / count,
    counts.opening / count,
    counts.leading / count,
    counts.afterFunctionWord / count,
    counts.afterWord / count,
    seen.forms.size / count,
    seen.left.size / count,
    seen.right.size / count,
  ];
}

/** How many fewer of the text's own stems (below 0) occur next to the keyword than in its other sentences. */
function companyOf({ sentences, words }: RelevanceText): number {
  const counts = new Int32Array(words);
  for (const { stems, hasKeyword } of sentences) {
    if (!hasKeyword) for (const stem of stems) counts[stem]! += 1;
  }
  const shares = (hasKeyword: boolean): number[] => {
    const least = hasKeyword ? OWN_SENTENCES : OWN_SENTENCES + 1;
    return sentences
      .filter((sentence) => sentence.hasKeyword === hasKeyword && sentence.stems.length >= MIN_STEMS)
      .map(
        ({ stems }) => stems.reduce((own, stem) => own + (counts[stem]! >= least ? 1 : 0), 0) / stems.length,
      );
  };
  const [beside, others] = [shares(true), shares(false)];
  return beside.length === 0 || others.length === 0 ? 0 : mean(beside) - mean(others);
}

/** Spread of the gaps between sentences with the keyword: below 0 when evenly spaced, above when clustered. */
function clusteringOf(sentences: readonly TextSentence[]): number {
  const places = sentences.flatMap(({ hasKeyword }, index) => (hasKeyword ? [index] : []));
  const gaps = places.slice(1).map((place, index) => place - places[index]!);
  if (gaps.length < 2) return 0;
  const middle = mean(gaps);
  const spread = Math.sqrt(mean(gaps.map((gap) => (gap - middle) ** 2)));
  // The expected spread for the same number of randomly placed sentences.
  const atRandom = Math.sqrt(Math.max(1e-9, middle * (middle - 1)));
  const clustering = Math.log((spread + 0.5) / (atRandom + 0.5));
  const trust = gaps.length / (gaps.length + PRIOR_GAPS);
  return trust * Math.max(-MAX_CLUSTERING, Math.min(MAX_CLUSTERING, clustering));
}
