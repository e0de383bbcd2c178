import { WordFrequencies } from './word-frequencies.ts';
import spanish from './word-frequencies-es.json' with { type: 'json' };
import french from './word-frequencies-fr.json' with { type: 'json' };

/** As in English: a number counts like an everyday word. */
const NUMBER_RARITY = 5;

/** No table is read before its first use: a browser loads each when a text needs it. */
const FREQUENCIES: ReadonlyMap<string, WordFrequencies> = new Map([
  ['es', new WordFrequencies(spanish)],
  ['fr', new WordFrequencies(french)],
]);

/**
 * Rarity of a Spanish or French stem key (`Lexicon.entry(word).key`) in speech, in nats, 0 to 13 (unknown). Null in
 * another language. English has `wordRarity`, so that English texts do not load these tables.
 */
export function foreignRarity(language: string, stemKey: string): number | null {
  const frequencies = FREQUENCIES.get(language);
  if (frequencies === undefined) return null;
  return frequencies.rarity(stemKey) ?? (/^\d/.test(stemKey) ? NUMBER_RARITY : frequencies.maximum);
}
