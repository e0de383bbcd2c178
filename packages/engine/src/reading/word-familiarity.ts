import { wordRarity } from '../background/word-rarity.ts';
import type { WordEntry } from '../text/lexicon.ts';

/**
 * A logistic regression of whether fourth-graders know a word (Dale and Chall 1995) on simple features: its rarity, its
 * length, and whether it looks Latin or Germanic. Fitted on the 30,000 most common English words, weighted by the
 * square root of their frequency, against the labels of that list. The list itself is not included. Five-fold
 * cross-validation by stem: AUC .90; rarity alone reaches .80. docs/engine.md describes the fit.
 */
const INTERCEPT = 8.24;
const PER_NAT = -0.884;
const PER_SYLLABLE = -1.04;
const LATIN_ENDING = -0.9;
const LATIN_PREFIX = -1.39;
const GERMANIC_SPELLING = 0.87;
const HOMELY_ENDING = 0.53;
/** Minimum word length for a Latin ending or prefix. */
const MIN_LATIN_LENGTH = 6;
const MAX_SYLLABLES = 5;
const MAX_WORD_LENGTH = 30;

const LATIN_ENDINGS =
  /(?:[ts]ion|ment|ity|[ea]nce|ive|ic|ical|ous|ible|i[sz]e|ism|ist|ate|ure|[ao]ry|[ea]nt|ology|[iu]al|[ea]ncy|ities)(?:s|ly|ed|ing|es|d)?$/;
const LATIN_PREFIXES =
  /^(?:con|com|pro|pre|dis|de|im|ex|re|per|sub|inter|trans|app|acc|ass|att|all|aff|obs|in[tcdfsv])/;
const GERMANIC = /k|w|gh|oo|ee|tch|sh/;
const HOMELY = /(?:le|y|er)(?:s|d)?$/;

const cache = new WeakMap<WordEntry, number>();

/** Probability that a fourth-grader knows an English word, 0 to 1. Function words and numbers are known. */
export function wordFamiliarity(entry: WordEntry): number {
  const known = cache.get(entry);
  if (known !== undefined) return known;
  const found = familiarityOf(entry);
  cache.set(entry, found);
  return found;
}

function familiarityOf(entry: WordEntry): number {
  const { lower } = entry;
  if (entry.isFunctionWord || lower.length < 3 || /^\d/.test(lower)) return 1;
  const word = lower.slice(0, MAX_WORD_LENGTH);
  let odds =
    INTERCEPT + PER_NAT * wordRarity(entry.key) + PER_SYLLABLE * Math.min(entry.syllables, MAX_SYLLABLES);
  if (word.length >= MIN_LATIN_LENGTH) {
    if (LATIN_ENDINGS.test(word)) odds += LATIN_ENDING;
    if (LATIN_PREFIXES.test(word)) odds += LATIN_PREFIX;
  }
  if (GERMANIC.test(word)) odds += GERMANIC_SPELLING;
  if (HOMELY.test(word)) odds += HOMELY_ENDING;
  return 1 / (1 + Math.exp(-odds));
}
