import { MOST_RARITY, wordRarity } from '../background/word-rarity.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { readBlock } from '../text/read-block.ts';
import words from './answer-words.json' with { type: 'json' };

const OPENERS = new Set(words.questionOpeners.split(' '));
/** Common words of a question ('make', 'good') still have some weight. */
const MIN_WEIGHT = 2;

/** French inverted questions: 'sent-il', 'faut-il', 'y a-t-il'. */
const INVERSION = /-(?:t-)?(?:ils?|elles?|on|je|tu|nous|vous)(?![\p{L}])/giu;

const ELISION = /(?<!\p{L})(?:qu|[ldnscjmt])['’](?=\p{L})/giu;
/** Question words say nothing about the subject and appear in no answer. */
const ASKING: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set('happen happens happened actually really exactly'.split(' ')),
  es: new Set('pasa pasaría sucede ocurre realmente exactamente'.split(' ')),
  fr: new Set(
    'combien comment quel quelle quels quelles faut doit peut pourquoi quand où est-ce vraiment exactement'.split(
      ' ',
    ),
  ),
};

/** A question by its content words. */
export interface Question {
  text: string;
  /** Weight of each stem key: its background rarity in English, uniform in other languages. */
  weights: ReadonlyMap<string, number>;
  total: number;
}

/** Whether a word only belongs to the question form: 'happens' in 'what happens if'. */
export const isQuestionWord = (word: string, language: string): boolean =>
  ASKING[language]?.has(word.toLowerCase()) ?? false;

/** Parses a question, heading, or keyword. If it has only function words, it has no weights and matches nothing. */
export function parseQuestion(text: string, lexicon: Lexicon): Question {
  const weights = new Map<string, number>();
  const isFrench = lexicon.language === 'fr';
  const plain = isFrench ? text.replaceAll(INVERSION, '').replaceAll(ELISION, '') : text;
  for (const surface of readBlock(plain).surfaces) {
    if (isQuestionWord(surface, lexicon.language)) continue;
    const entry = lexicon.entry(surface);
    if (entry.isFunctionWord) continue;
    const rarity = lexicon.language === 'en' ? wordRarity(entry.key) : MOST_RARITY / 2;
    weights.set(entry.key, Math.max(MIN_WEIGHT, rarity));
  }
  let total = 0;
  for (const weight of weights.values()) total += weight;
  return { text: text.trim(), weights, total };
}

/** Share (0 to 1) of a question's weight in a set of stem keys: 1 only if it has all of them. */
export function coverage(question: Question, keys: Iterable<string>): number {
  if (question.total === 0) return 0;
  const met = new Set<string>();
  let sum = 0;
  for (const key of keys) {
    const weight = question.weights.get(key);
    if (weight === undefined || met.has(key)) continue;
    met.add(key);
    sum += weight;
  }
  // Weights added up in another order differ in the last digit.
  return met.size === question.weights.size ? 1 : sum / question.total;
}

/** A question without words that are given, such as those of a page title; null if nothing else remains. */
export function withoutGiven(
  { text, weights, total }: Question,
  given: ReadonlySet<string>,
): Question | null {
  const own = new Map([...weights].filter(([key]) => !given.has(key)));
  if (own.size === 0) return null;
  return own.size === weights.size
    ? { text, weights, total }
    : { text, weights: own, total: [...own.values()].reduce((sum, weight) => sum + weight, 0) };
}

/** Whether a heading or line is a question: it ends with a question mark, or starts like an English question. */
export function isQuestion(text: string): boolean {
  const trimmed = text.trim();
  if (/[?？؟]["'”’)]?$/u.test(trimmed)) return true;
  const [first, second] = trimmed.toLowerCase().split(/\s+/, 2);
  return first !== undefined && second !== undefined && OPENERS.has(first);
}
