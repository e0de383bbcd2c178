import english from './word-classes-en.json' with { type: 'json' };
import spanish from './word-classes-es.json' with { type: 'json' };
import french from './word-classes-fr.json' with { type: 'json' };

/** The share of a word's uses in each class, 0 to 1, rounded to eighths, so that the sum may differ from 1. */
export interface WordShares {
  noun: number;
  verb: number;
  adjective: number;
  adverb: number;
  properNoun: number;
}

const NAMES = { n: 'noun', v: 'verb', a: 'adjective', r: 'adverb', p: 'properNoun' } as const;
const EIGHTHS = 8;

const TABLES: ReadonlyMap<string, Readonly<Record<string, string | undefined>>> = new Map(
  [english, spanish, french].map(({ language, words }) => [language, words]),
);
const read = new Map<string, ReadonlyMap<string, WordShares>>();

/**
 * The classes of an English, Spanish, or French word (lower case, as written), except function words. Null for a word
 * that is not in the table. Spanish and French only have the main class.
 */
export function wordShares(language: string, lower: string): WordShares | null {
  const table = TABLES.get(language);
  if (table === undefined) return null;
  const known = read.get(language) ?? readTable(table);
  read.set(language, known);
  return known.get(lower) ?? null;
}

function readTable(table: Readonly<Record<string, string | undefined>>): ReadonlyMap<string, WordShares> {
  const found = new Map<string, WordShares>();
  for (const [pattern, words = ''] of Object.entries(table)) {
    const shares: WordShares = { noun: 0, verb: 0, adjective: 0, adverb: 0, properNoun: 0 };
    for (const [, letter, eighths] of pattern.matchAll(/([nvarp])(\d)/g)) {
      shares[NAMES[letter as keyof typeof NAMES]] = Number(eighths) / EIGHTHS;
    }
    for (const word of words.split(' ')) found.set(word, shares);
  }
  return found;
}
