import { MOST_RARITY, wordRarity } from '../background/word-rarity.ts';

/**
 * Every further word makes a phrase rarer, in nats. Its words are correlated, so this is less than their own rarity.
 */
const RARITY_OF_FURTHER_WORD = 1.5;
/** The rarity assumed for every word in a language without a frequency table, in nats. */
const PLAIN_RARITY = 7;

/**
 * Weight (0 to 1, three decimals) of a term: the certainty that it belongs to the subject (0 to 1: the share of pages
 * that use it) × its rarity relative to the maximum. `contentKeys` are the stem keys of its content words.
 */
export function termWeight(share: number, contentKeys: readonly string[], isEnglish: boolean): number {
  return Math.round(share * (phraseRarity(contentKeys, isEnglish) / MOST_RARITY) * 1000) / 1000;
}

function phraseRarity(contentKeys: readonly string[], isEnglish: boolean): number {
  if (contentKeys.length === 0) return 0;
  let sum = 0;
  for (const key of contentKeys) sum += isEnglish ? wordRarity(key) : PLAIN_RARITY;
  const further = (contentKeys.length - 1) * RARITY_OF_FURTHER_WORD;
  return Math.min(MOST_RARITY, sum / contentKeys.length + further);
}
