import { wordRarity } from '../background/word-rarity.ts';
import { parsePaper } from '../paper/parse-paper.ts';
import type { Paper, Place } from '../paper/types.ts';
import type { PaperLanguage, Provenance } from '../score/types.ts';
import { AnalysisCache } from '../text/analyze-paper.ts';
import type { AnalyzedBlock } from '../text/analyze-paper.ts';
import { keyphraseCandidates } from './keyphrase-candidates.ts';
import type { KeyphraseCandidate } from './keyphrase-candidates.ts';
import { unwrapLines } from './unwrap-lines.ts';

/** A phrase that names what a text is about. */
export interface Keyphrase {
  /** As in the text, in its most frequent form. */
  text: string;
  /** Stem keys of its words, joined by a space. */
  key: string;
  /** 0 to 1: how likely a reader would name it. Comparable within a text and between texts of one kind. */
  strength: number;
  /** Number of uses in any inflection. */
  count: number;
  /** Its first use. For a string, in the paper of that text after wrapped lines were joined. */
  place: Place;
}

/** What to return: noun phrases ('water temperature'), or also single words ('temperature'). */
export type KeyphraseStyle = 'phrases' | 'words';

export interface KeyphrasesResult {
  /** Strongest first. */
  keyphrases: readonly Keyphrase[];
  language: PaperLanguage;
  /** What depends on English rules or tables and was skipped for a text in another language. */
  leftOut: readonly ('rarity' | 'noun_phrases')[];
  provenance: Provenance;
}

/**
 * Log odds that a reader names a phrase, per feature: a logistic regression over the abstracts of SemEval 2017,
 * rounded. Either half of them gives almost the same weights (docs/engine.md). All features are about frequency ×
 * rarity × position × form, none about individual words.
 */
const WEIGHTS = {
  /** Natural logarithm of its count. */
  count: 1,
  /** Share (0 to 1) of its uses as a whole noun phrase. */
  whole: 2,
  /** Mean background rarity of its words, in nats. */
  rarity: 0.22,
  /** Mean natural logarithm of the counts of its words. */
  wordCount: 0.33,
  /** Natural logarithm of 1 + the words before its first use. */
  position: -0.15,
  /** An adjective or participle at the end. */
  modifierAtEnd: -1.5,
  /** A noun with little meaning at the start. */
  vagueAtStart: -1.5,
  marked: 0.9,
} as const;
/**
 * Readers of an abstract name phrases. Readers of a long text also name words, above all names, and rarely a phrase
 * that occurs only once. Log odds of a single word, a name, a phrase that occurs once and is not a name, and each word
 * of a phrase beyond two, for both styles. A text without a style is between them, by its length. The values for words
 * were set by judgment.
 */
const STYLES = {
  phrases: { oneWord: -1.3, name: 0, once: 0, long: 0 },
  words: { oneWord: 0.5, name: 0.5, once: -1.2, long: -0.6 },
} as const;
const SHORT_TEXT_WORDS = 220;
const LONG_TEXT_WORDS = 400;
/**
 * Calibrated so that readers named 49 % of the phrases with a strength of 0.4 to 0.6, and 31 % of those with 0.2 to
 * 0.4.
 */
const INTERCEPT = -4.1;
/** The rarity assumed for every word in a language without a frequency table, in nats. */
const PLAIN_RARITY = 9;
/** Without known verbs, a run is not a noun phrase, and a single word is as good as a chain. */
const PLAIN_WHOLE_SHARE = 0.5;

/**
 * The `n` phrases (or fewer) that best describe what a text is about. Linear in the text.
 * @param style whether single words rank below or with phrases; by default, the length of the text decides
 */
export function keyphrases(text: string | Paper, n: number, style?: KeyphraseStyle): KeyphrasesResult {
  const paper = new AnalysisCache().analyze(typeof text === 'string' ? parsePaper(unwrapLines(text)) : text);
  const isEnglish = paper.language.code === 'en';
  const candidates = keyphraseCandidates(paper.analyses, isEnglish);
  const wordCounts = countWords(paper.analyses);
  const words = style === undefined ? shareOfWords(paper.analyses) : style === 'words' ? 1 : 0;
  const ranked = [...candidates].map(([key, candidate]) => ({
    key,
    candidate,
    logOdds: logOdds(candidate, wordCounts, isEnglish) + (isEnglish ? styleOdds(candidate, words) : 0),
  }));
  ranked.sort((a, b) => b.logOdds - a.logOdds || a.candidate.wordsBefore - b.candidate.wordsBefore);
  return {
    keyphrases: ranked.slice(0, Math.max(0, Math.floor(n))).map(({ key, candidate, logOdds: odds }) => ({
      text: candidate.forms.commonest,
      key,
      strength: Math.round(1000 / (1 + Math.exp(-odds))) / 1000,
      count: candidate.count,
      place: candidate.place,
    })),
    language: paper.language,
    leftOut: isEnglish ? [] : ['rarity', 'noun_phrases'],
    provenance: { kind: 'modelled', method: 'noun phrases by frequency, background rarity and position' },
  };
}

function logOdds(
  candidate: KeyphraseCandidate,
  wordCounts: ReadonlyMap<string, number>,
  isEnglish: boolean,
): number {
  const { keys, count, wholeCount, wordsBefore, firstClass, lastClass, isMarked } = candidate;
  let rarity = 0;
  let logCounts = 0;
  for (const key of keys) {
    rarity += isEnglish ? wordRarity(key) : PLAIN_RARITY;
    logCounts += Math.log(wordCounts.get(key) ?? 1);
  }
  return (
    INTERCEPT +
    WEIGHTS.count * Math.log(count) +
    WEIGHTS.whole * (isEnglish ? wholeCount / count : PLAIN_WHOLE_SHARE) +
    WEIGHTS.rarity * (rarity / keys.length) +
    WEIGHTS.wordCount * (logCounts / keys.length) +
    WEIGHTS.position * Math.log(1 + wordsBefore) +
    (lastClass === 'modifier' ? WEIGHTS.modifierAtEnd : 0) +
    (firstClass === 'vague' ? WEIGHTS.vagueAtStart : 0) +
    (isMarked ? WEIGHTS.marked : 0)
  );
}

/** Log odds that the style adds to a candidate. `words` is 0 for phrases, 1 for words. */
function styleOdds({ keys, nameCount, count }: KeyphraseCandidate, words: number): number {
  const between = (of: keyof typeof STYLES.words): number =>
    STYLES.phrases[of] + words * (STYLES.words[of] - STYLES.phrases[of]);
  return (
    (keys.length === 1 ? between('oneWord') : between('long') * (keys.length - 2)) +
    (keys.length > 1 && count === 1 && nameCount === 0 ? between('once') : 0) +
    between('name') * (nameCount / count)
  );
}

function shareOfWords(analyses: readonly AnalyzedBlock[]): number {
  const length = analyses.reduce((sum, { entries }) => sum + entries.length, 0);
  const share = (length - SHORT_TEXT_WORDS) / (LONG_TEXT_WORDS - SHORT_TEXT_WORDS);
  return Math.min(1, Math.max(0, share));
}

function countWords(analyses: readonly AnalyzedBlock[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { entries } of analyses) {
    for (const { key } of entries) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}
