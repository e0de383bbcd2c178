import { americanSpelling } from './american-spelling.ts';
import table from './word-frequencies-en.json' with { type: 'json' };
import { WordFrequencies } from './word-frequencies.ts';

/** Maximum of `wordRarity`, in nats: for words that are not in the table, and the rarest ones in it. */
export const MOST_RARITY = 13;

/** A number, or a word that starts with one ('3.5', '2024', '10th'). */
const NUMBER = /^\d/;
/** A number is a year, an amount, or a count: it counts like an everyday word, not like an unknown one. */
const NUMBER_RARITY = 5;

const frequencies = new WordFrequencies(table);

/**
 * Background inverse document frequency of an English stem key (`Lexicon.entry(word).key`), in nats: the logarithm of
 * how many times more often the most common word is used, half in books and half in films. 0 ('the') to `MOST_RARITY`
 * (unknown), in quarters of a nat. 'water' is near 5, 'mortgage' near 8.5.
 */
export function wordRarity(stemKey: string): number {
  return known(stemKey, (key) => frequencies.rarity(key));
}

/** The same for films only: 'email' is more common there than 'moreover'. 0 ('you') to `MOST_RARITY`. */
export function spokenRarity(stemKey: string): number {
  return known(stemKey, (key) => frequencies.spokenRarity(key));
}

function known(stemKey: string, rarityOf: (key: string) => number | undefined): number {
  const american = americanSpelling(stemKey);
  // The stemmer removes a final '-ize', but no '-ise'.
  const rarity = rarityOf(stemKey) ?? rarityOf(american) ?? rarityOf(american.replace(/iz$/, ''));
  return rarity ?? (NUMBER.test(stemKey) ? NUMBER_RARITY : MOST_RARITY);
}
