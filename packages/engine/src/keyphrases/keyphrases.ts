import { wordRarity } from '../background/word-rarity.ts';
import { parsePaper } from '../paper/parse-paper.ts';
import type { Paper, Place } from '../paper/types.ts';
import type { PaperLanguage, Provenance } from '../score/types.ts';
import { AnalysisCache } from '../text/analyze-paper.ts';
import type { AnalyzedBlock } from '../text/analyze-paper.ts';
import { keyphraseCandidates } from './keyphrase-candidates.ts';
import type { KeyphraseCandidate } from './keyphrase-candidates.ts';
import { unwrapLines } from './unwrap-lines.ts';

/** A phrase that says what a text is about. */
export interface Keyphrase {
  /** As the text writes it, in its commonest form. */
  text: string;
  /** Stem keys of its words joined by a space. */
  key: string;
  /** 0 to 1: how likely a reader would name it; comparable within a text and between texts of one kind. */
  strength: number;
  /** Uses in the text, in any inflection. */
  count: number;
  /** Its first use; of a text given as a string, in the paper of that text with wrapped lines joined. */
  place: Place;
}

/** What is looked for: noun phrases ('water temperature'), or words alone as well ('temperature'). */
export type KeyphraseStyle = 'phrases' | 'words';

export interface KeyphrasesResult {
  /** Strongest first. */
  keyphrases: readonly Keyphrase[];
  language: PaperLanguage;
  /** What depends on English rules or tables and was left out for a text in another language. */
  leftOut: readonly ('rarity' | 'noun_phrases')[];
  provenance: Provenance;
}

/**
 * Log-odds of being named by a reader, for each fact on a phrase: a logistic regression over the abstracts of SemEval
 * 2017, rounded; either half of them gives nearly the same (docs/engine.md). All are about frequency × rarity ×
 * position × form, none about single words.
 */
const WEIGHTS = {
  /** Natural logarithm of its count. */
  count: 1,
  /** Share (0 to 1) of its uses that are a whole noun phrase. */
  whole: 2,
  /** Mean background rarity of its words, in nats. */
  rarity: 0.22,
  /** Mean natural logarithm of the counts of its words. */
  wordCount: 0.33,
  /** Natural logarithm of 1 + the words before its first use. */
  position: -0.15,
  /** An adjective or participle at the end. */
  modifierAtEnd: -1.5,
  /** A noun that says little at the beginning. */
  vagueAtStart: -1.5,
  marked: 0.9,
} as const;
/**
 * Readers of an abstract name phrases; readers of a long text name words too, above all names, and hardly what is said only
 * once in several words. Log-odds of a single word, a name, a phrase used once that is no name, and each word of a phrase
 * beyond two, for both; a text of no stated style is between them by its length. Those of words are set by judgement.
 */
const STYLES = {
  phrases: { oneWord: -1.3, name: 0, once: 0, long: 0 },
  words: { oneWord: 0.5, name: 0.5, once: -1.2, long: -0.6 },
} as const;
const SHORT_TEXT_WORDS = 220;
const LONG_TEXT_WORDS = 400;
/** So that of the phrases of a strength of 0.4 to 0.6 readers named 49 %, of 0.2 to 0.4 31 %. */
const INTERCEPT = -4.1;
/** What stands for the rarity of every word in a language without a background table, in nats. */
const PLAIN_RARITY = 9;
/** Where verbs are not known, runs are no noun phrases, and a word alone is as good as a chain of them. */
const PLAIN_WHOLE_SHARE = 0.5;

/**
 * The `n` phrases (fewer when the text has fewer) that say most of what a text is about. Time grows with the text.
 * @param style whether single words rank below phrases or beside them; by the length of the text where it is not given
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

/** What the style says of a candidate; `words` is 0 for phrases, 1 for words. */
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
