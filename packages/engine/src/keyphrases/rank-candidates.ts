import type { AnalyzedBlock, AnalyzedPaper } from '../text/analyze-paper.ts';
import { keyphraseCandidates } from './keyphrase-candidates.ts';
import type { KeyphraseCandidate } from './keyphrase-candidates.ts';
import { KEYPHRASE_FACTS, keyphraseFacts } from './keyphrase-facts.ts';
import type { KeyphraseFact } from './keyphrase-facts.ts';
import fitted from './keyphrase-weights.json' with { type: 'json' };

/** Log odds that a reader names a phrase: a bias, a weight for each fact, and one for a single word. */
export interface KeyphraseWeights {
  bias: number;
  facts: Readonly<Record<KeyphraseFact, number>>;
  oneWord: number;
}

/** A candidate with the log odds that a reader names it. */
export interface RankedCandidate {
  key: string;
  candidate: KeyphraseCandidate;
  logOdds: number;
}

/** What to return: noun phrases ('water temperature'), or also single words ('temperature'). */
export type KeyphraseStyle = 'phrases' | 'words';

/**
 * Readers of an abstract name phrases: their odds of a single word are fitted. Readers of a long text also name words,
 * above all names, and rarely a phrase that occurs only once; these values, log odds of a single word, a name, a phrase
 * that occurs once and is not a name, and each word of a phrase beyond two, were set by judgment. A text without a style
 * is between both, by its length.
 */
const WORDS_STYLE = { oneWord: 0.5, name: 0.5, once: -1.2, long: -0.6 } as const;
const SHORT_TEXT_WORDS = 220;
const LONG_TEXT_WORDS = 400;

/** All candidates of a text, most likely first. */
export function rankCandidates(
  { analyses, language }: Pick<AnalyzedPaper, 'analyses' | 'language'>,
  style?: KeyphraseStyle,
  weights: KeyphraseWeights = fitted,
): RankedCandidate[] {
  const isEnglish = language.code === 'en';
  const wordCounts = countWords(analyses);
  const words = style === undefined ? shareOfWords(analyses) : style === 'words' ? 1 : 0;
  const ranked = [...keyphraseCandidates(analyses, isEnglish)].map(([key, candidate]) => {
    const facts = keyphraseFacts(candidate, wordCounts, language.code);
    const logOdds = KEYPHRASE_FACTS.reduce(
      (sum, fact, at) => sum + weights.facts[fact] * facts[at]!,
      weights.bias,
    );
    return {
      key,
      candidate,
      logOdds: logOdds + (isEnglish ? styleOdds(candidate, words, weights.oneWord) : 0),
    };
  });
  return ranked.toSorted(
    (a, b) => b.logOdds - a.logOdds || a.candidate.wordsBefore - b.candidate.wordsBefore,
  );
}

/** Log odds that the style adds to a candidate. `words` is 0 for phrases, 1 for words. */
function styleOdds({ keys, nameCount, count }: KeyphraseCandidate, words: number, oneWord: number): number {
  const form =
    keys.length === 1
      ? oneWord + words * (WORDS_STYLE.oneWord - oneWord)
      : words * WORDS_STYLE.long * (keys.length - 2);
  const once = keys.length > 1 && count === 1 && nameCount === 0 ? words * WORDS_STYLE.once : 0;
  return form + once + words * WORDS_STYLE.name * (nameCount / count);
}

function shareOfWords(analyses: readonly AnalyzedBlock[]): number {
  const length = analyses.reduce((sum, { entries }) => sum + entries.length, 0);
  const share = (length - SHORT_TEXT_WORDS) / (LONG_TEXT_WORDS - SHORT_TEXT_WORDS);
  return Math.min(1, Math.max(0, share));
}

/** How often each word of a text occurs, by its stem key. */
export function countWords(analyses: readonly AnalyzedBlock[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { entries } of analyses) {
    for (const { key } of entries) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
