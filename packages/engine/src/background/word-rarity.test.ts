import { expect, test } from 'vitest';
import { lexiconOf } from '../text/lexicon.ts';
import { MOST_RARITY, wordRarity } from './word-rarity.ts';

function rarityOf(word: string): number {
  return wordRarity(lexiconOf('en').entry(word).key);
}

test('the commonest word has no rarity, and a word that nobody wrote the most', () => {
  expect(rarityOf('the')).toBe(0);
  expect(rarityOf('xqzzlvk')).toBe(MOST_RARITY);
});

test('is the logarithm of how much oftener the commonest word is written', () => {
  // Counts of the source: the 6,801,236,995; London 22,456,335; Texas 2,994,502; JavaScript 25,966.
  expect(rarityOf('London')).toBeCloseTo(Math.log(6_801_236_995 / 22_456_335), 0);
  expect(Math.abs(rarityOf('Texas') - Math.log(6_801_236_995 / 2_994_502))).toBeLessThan(0.3);
  expect(Math.abs(rarityOf('JavaScript') - Math.log(6_801_236_995 / 25_966))).toBeLessThan(0.3);
});

test('inflections are one word', () => {
  expect(rarityOf('mortgages')).toBe(rarityOf('mortgage'));
});

test('orders words from common to rare', () => {
  const words = ['the', 'with', 'water', 'mortgage', 'transistor'];
  const rarities = words.map((word) => rarityOf(word));
  expect(rarities).toEqual(rarities.toSorted((a, b) => a - b));
  expect(new Set(rarities).size).toBe(words.length);
});

test('a number is no rare word', () => {
  expect(rarityOf('2026')).toBe(rarityOf('31'));
  expect(rarityOf('2026')).toBeLessThan(rarityOf('mortgage'));
});

test('British spellings are as common as American ones', () => {
  expect(rarityOf('neighbour')).toBe(rarityOf('neighbor'));
  expect(rarityOf('digitise')).toBe(rarityOf('digitize'));
  expect(rarityOf('theatre')).toBe(rarityOf('theater'));
});
