import type { AnalyzedBlock } from '../text/analyze-paper.ts';
import { isHyphenated } from '../text/hyphenated.ts';
import { wordClass } from './word-class.ts';
import type { WordClass } from './word-class.ts';

/** Words that follow each other and may be one noun phrase, by the first token and the one after the last. */
export interface PhraseRun {
  first: number;
  end: number;
  /** Class of each word of the run. */
  classes: readonly WordClass[];
}

/** Longer 'words' are addresses and data. */
const MAX_WORD_LENGTH = 40;
const CAPITAL = /^\p{Lu}/u;
const SENTENCE_END = /[.!?:\n]/;
const PAST_TENSE = /^[a-z]{2,}ed$/;
const PARTING = /["*`_\u201C\u201D\n]/;
/** Stand before a noun in their plural, or are none: 'savings account', 'physics course'. */
const PLURAL_MODIFIER =
  /ics$|^(?:savings|sales|sports|news|goods|arts|systems|operations|earnings|series|species)$/;
const PLURAL = /^[a-z]{2,}[a-hj-rtv-z]s$/;

/**
 * The longest noun phrases of a block: what stands between verbs, adverbs, function words and punctuation, without
 * numbers and adjectives that say nothing at its ends.
 */
export function phraseRuns(analysis: AnalyzedBlock, isEnglish: boolean): PhraseRun[] {
  const { entries } = analysis;
  const { adjoining } = analysis.reading.tokens;
  const classes = entries.map((entry): WordClass => {
    if (entry.lower.length > MAX_WORD_LENGTH) return 'outside';
    if (isEnglish) return wordClass(entry);
    return entry.isFunctionWord ? 'outside' : /\p{L}/u.test(entry.lower) ? 'noun' : 'number';
  });
  const found: PhraseRun[] = [];
  let at = 0;
  while (at < entries.length) {
    let end = at + 1;
    if (classes[at] !== 'outside') {
      while (end < entries.length && adjoining[end] === 1) {
        if (isHyphenated(analysis.reading, end)) {
          end += 1;
          continue;
        }
        if (classes[end] === 'outside' || (isEnglish && isDeedOfName(analysis, end))) break;
        if (isEnglish && end - 1 > at && isPlural(analysis.reading.surfaces[end - 1]!)) break;
        if (isParted(analysis, end)) break;
        end += 1;
      }
      addTrimmed(analysis, classes, at, end, found);
    }
    at = end;
  }
  return found;
}

/** Whether a word has a capital that the beginning of a sentence does not explain. */
export function isNameAt({ reading: { text, tokens, surfaces } }: AnalyzedBlock, token: number): boolean {
  if (token === 0 || !CAPITAL.test(surfaces[token]!)) return false;
  return !SENTENCE_END.test(text.slice(tokens.ends[token - 1], tokens.starts[token]));
}

/** A past tense behind a name is what it did: 'Obama signed bills', not a kind of bills. */
function isDeedOfName(analysis: AnalyzedBlock, token: number): boolean {
  const { surfaces } = analysis.reading;
  return PAST_TENSE.test(surfaces[token]!) && CAPITAL.test(surfaces[token - 1]!);
}

/** Lower-case plurals; in English the nouns before the last one of a phrase are singular, but for some. */
function isPlural(word: string): boolean {
  return PLURAL.test(word) && !PLURAL_MODIFIER.test(word);
}

/** Whether a quotation mark, a mark of emphasis or a line break stands before a token. */
function isParted({ reading: { text, tokens } }: AnalyzedBlock, token: number): boolean {
  return PARTING.test(text.slice(tokens.ends[token - 1], tokens.starts[token]));
}

/** A word that hyphens join to others is not torn: 'high' of 'high-yield account' stays. */
function addTrimmed(
  { reading }: AnalyzedBlock,
  classes: readonly WordClass[],
  from: number,
  to: number,
  found: PhraseRun[],
): void {
  let first = from;
  let end = to;
  while (first < end && !mayEndPhrase(classes[first]!) && !isHyphenated(reading, first + 1)) first += 1;
  while (end > first && !mayEndPhrase(classes[end - 1]!) && !isHyphenated(reading, end - 1)) end -= 1;
  if (end > first) found.push({ first, end, classes: classes.slice(first, end) });
}

/** Whether a phrase may begin or end with a word of this class. */
export function mayEndPhrase(found: WordClass): boolean {
  return found !== 'light' && found !== 'number' && found !== 'outside';
}
