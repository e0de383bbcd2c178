import { americanSpelling } from './american-spelling.ts';
import table from './word-frequencies-en.json' with { type: 'json' };
import { WordFrequencies } from './word-frequencies.ts';

/** What `wordRarity` answers at most, in nats: words that the background does not hold, and the rarest that it holds. */
export const MOST_RARITY = 13;

/** A number, or a word that begins with one ('3.5', '2024', '10th'). */
const NUMBER = /^\d/;
/** A number is a year, an amount or a list's count: as telling as an everyday word, not as an unknown one. */
const NUMBER_RARITY = 5;

const frequencies = new WordFrequencies(table);

/**
 * Background inverse document frequency of an English stem key (`Lexicon.entry(word).key`), in nats: the logarithm of
 * how much oftener the commonest word is used, half in books and half in films. 0 ('the') to `MAX_RARITY` (unknown), in
 * quarters of a nat; 'water' is near 5, 'mortgage' near 8.5.
 */
export function wordRarity(stemKey: string): number {
  return known(stemKey, (key) => frequencies.rarity(key));
}

/** The same of what is said in films alone: 'email' is commoner there than 'moreover'. 0 ('you') to `MAX_RARITY`. */
export function spokenRarity(stemKey: string): number {
  return known(stemKey, (key) => frequencies.spokenRarity(key));
}

function known(stemKey: string, rarityOf: (key: string) => number | undefined): number {
  const american = americanSpelling(stemKey);
  // The stemmer takes a late '-ize' off, but no '-ise'.
  const rarity = rarityOf(stemKey) ?? rarityOf(american) ?? rarityOf(american.replace(/iz$/, ''));
  return rarity ?? (NUMBER.test(stemKey) ? NUMBER_RARITY : MOST_RARITY);
}
