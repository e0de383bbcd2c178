import type { AnalyzedBlock } from '../text/analyze-paper.ts';
import { isHyphenated } from '../text/hyphenated.ts';
import { wordClass } from './word-class.ts';
import type { WordClass } from './word-class.ts';

/** Consecutive words that may form one noun phrase: the first token and the one after the last. */
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
/** Nouns that are plural before another noun, or only look plural: 'savings account', 'physics course'. */
const PLURAL_MODIFIER =
  /ics$|^(?:savings|sales|sports|news|goods|arts|systems|operations|earnings|series|species)$/;
const PLURAL = /^[a-z]{2,}[a-hj-rtv-z]s$/;

/**
 * The longest noun phrases of a block: everything between verbs, adverbs, function words, and punctuation, without
 * numbers and empty adjectives at the ends.
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
        if (classes[end] === 'outside' || (isEnglish && isActionOfName(analysis, end))) break;
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

/** Whether a word is capitalized although it does not start a sentence. */
export function isNameAt({ reading: { text, tokens, surfaces } }: AnalyzedBlock, token: number): boolean {
  if (token === 0 || !CAPITAL.test(surfaces[token]!)) return false;
  return !SENTENCE_END.test(text.slice(tokens.ends[token - 1], tokens.starts[token]));
}

/** A past tense after a name is a verb: 'Obama signed bills' is not about a kind of bills. */
function isActionOfName(analysis: AnalyzedBlock, token: number): boolean {
  const { surfaces } = analysis.reading;
  return PAST_TENSE.test(surfaces[token]!) && CAPITAL.test(surfaces[token - 1]!);
}

/** Lower-case plurals. In English, the nouns before the last one of a phrase are singular, with some exceptions. */
function isPlural(word: string): boolean {
  return PLURAL.test(word) && !PLURAL_MODIFIER.test(word);
}

/** Whether a quotation mark, a mark of emphasis, or a line break precedes a token. */
function isParted({ reading: { text, tokens } }: AnalyzedBlock, token: number): boolean {
  return PARTING.test(text.slice(tokens.ends[token - 1], tokens.starts[token]));
}

/** Adds a trimmed phrase. A hyphenated word is not split: 'high' in 'high-yield account' stays. */
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

/** Whether a phrase can start or end with a word of this class. */
export function mayEndPhrase(found: WordClass): boolean {
  return found !== 'light' && found !== 'number' && found !== 'outside';
}
