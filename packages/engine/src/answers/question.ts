import { MOST_RARITY, wordRarity } from '../background/word-rarity.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { readBlock } from '../text/read-block.ts';
import words from './answer-words.json' with { type: 'json' };

const OPENERS = new Set(words.questionOpeners.split(' '));
/** A word of a question that everybody uses ('make', 'good') still counts a little. */
const MIN_WEIGHT = 2;

/** French asks by what it joins to its verb: 'sent-il', 'faut-il', 'y a-t-il'. */
const INVERSION = /-(?:t-)?(?:ils?|elles?|on|je|tu|nous|vous)(?![\p{L}])/giu;

const ELISION = /(?<!\p{L})(?:qu|[ldnscjmt])['’](?=\p{L})/giu;
/** What only asks says nothing of what is asked about, and stands in no answer. */
const ASKING: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set('happen happens happened actually really exactly'.split(' ')),
  es: new Set('pasa pasaría sucede ocurre realmente exactamente'.split(' ')),
  fr: new Set(
    'combien comment quel quelle quels quelles faut doit peut pourquoi quand où est-ce vraiment exactement'.split(
      ' ',
    ),
  ),
};

/** A question by the words that carry its subject. */
export interface Question {
  text: string;
  /** Weight of each stem key: its background rarity in English, the same for all in another language. */
  weights: ReadonlyMap<string, number>;
  total: number;
}

/** Whether a word only serves to ask and does not name the subject: 'happens' in 'what happens if'. */
export const onlyAsks = (word: string, language: string): boolean =>
  ASKING[language]?.has(word.toLowerCase()) ?? false;

/** Reads a question (or a heading, or a keyword). One of function words only has no weights and is answered by nothing. */
export function readQuestion(text: string, lexicon: Lexicon): Question {
  const weights = new Map<string, number>();
  const isFrench = lexicon.language === 'fr';
  const plain = isFrench ? text.replaceAll(INVERSION, '').replaceAll(ELISION, '') : text;
  for (const surface of readBlock(plain).surfaces) {
    if (onlyAsks(surface, lexicon.language)) continue;
    const entry = lexicon.entry(surface);
    if (entry.isFunctionWord) continue;
    const rarity = lexicon.language === 'en' ? wordRarity(entry.key) : MOST_RARITY / 2;
    weights.set(entry.key, Math.max(MIN_WEIGHT, rarity));
  }
  let total = 0;
  for (const weight of weights.values()) total += weight;
  return { text: text.trim(), weights, total };
}

/** Share (0 to 1) of a question's weight that lies in some stem keys. */
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
  return sum / question.total;
}

/** A question without words that are given anyway, as those of a page's title are; null where nothing else is left. */
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

/** Whether a heading or a line asks: it ends with a question mark, or begins as English questions do. */
export function isQuestion(text: string): boolean {
  const trimmed = text.trim();
  if (/[?？؟]["'”’)]?$/u.test(trimmed)) return true;
  const [first, second] = trimmed.toLowerCase().split(/\s+/, 2);
  return first !== undefined && second !== undefined && OPENERS.has(first);
}
