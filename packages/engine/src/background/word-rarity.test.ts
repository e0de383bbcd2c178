import { expect, test } from 'vitest';
import { lexiconOf } from '../text/lexicon.ts';
import { foreignRarity } from './foreign-rarity.ts';
import { WordFrequencies } from './word-frequencies.ts';
import { MOST_RARITY, spokenRarity, wordRarity } from './word-rarity.ts';

function rarityOf(word: string): number {
  return wordRarity(lexiconOf('en').entry(word).key);
}

function saidRarity(word: string): number {
  return spokenRarity(lexiconOf('en').entry(word).key);
}

function foreign(language: string, word: string): number | null {
  return foreignRarity(language, lexiconOf(language).entry(word).key);
}

test('the most common word has no rarity, and an unknown word has the maximum', () => {
  expect(rarityOf('the')).toBe(0);
  expect(saidRarity('you')).toBe(0);
  expect(rarityOf('xqzzlvk')).toBe(MOST_RARITY);
  expect(saidRarity('xqzzlvk')).toBe(MOST_RARITY);
});

test('films and books are weighted equally', () => {
  // One letter is a quarter of a nat of a word's share. 'a' is as common in speech as in writing, 'c' only occurs in
  // speech.
  const table = {
    language: 'en',
    levelsPerNat: 4,
    maximum: 13,
    stems: 'a b c',
    spoken: '8<D',
    written: '8D ',
  };
  const frequencies = new WordFrequencies(table);
  expect(frequencies.rarity('a')).toBe(0);
  // (e^-1 + e^-3) / 2 of the share of 'a' is 1.43 nats below it. The nearest quarter is 1.5.
  expect(frequencies.rarity('b')).toBe(1.5);
  // e^-3 / 2: 3.69 nats.
  expect(frequencies.rarity('c')).toBe(3.75);
  expect(frequencies.spokenRarity('c')).toBe(3);
  expect(frequencies.rarity('d')).toBeUndefined();
});

test('spoken rarity is the logarithm of how many times more often the most common word is spoken', () => {
  // Counts of the source: you 28,787,591; email and emails 6,010 or more; pizza and pizzas 21,677 or more.
  expect(Math.abs(saidRarity('email') - Math.log(28_787_591 / 6010))).toBeLessThan(0.6);
  expect(Math.abs(saidRarity('pizza') - Math.log(28_787_591 / 21_677))).toBeLessThan(0.3);
});

test('modern words are known', () => {
  for (const word of ['podcast', 'wifi', 'vegan', 'login', 'blog', 'Google']) {
    expect(rarityOf(word)).toBeLessThan(MOST_RARITY);
  }
  expect(rarityOf('email')).toBeLessThan(rarityOf('transistor'));
  expect(rarityOf('pizza')).toBeLessThanOrEqual(rarityOf('mortgage'));
});

test('inflections count as one word', () => {
  expect(rarityOf('mortgages')).toBe(rarityOf('mortgage'));
});

test('orders words from common to rare', () => {
  const words = ['the', 'with', 'water', 'mortgage', 'transistor'];
  const rarities = words.map((word) => rarityOf(word));
  expect(rarities).toEqual(rarities.toSorted((a, b) => a - b));
  expect(new Set(rarities).size).toBe(words.length);
});

test('a number is not rare', () => {
  expect(rarityOf('2026')).toBe(rarityOf('31'));
  expect(rarityOf('2026')).toBeLessThan(rarityOf('mortgage'));
});

test('British spellings are as common as American ones', () => {
  expect(rarityOf('neighbour')).toBe(rarityOf('neighbor'));
  expect(rarityOf('digitise')).toBe(rarityOf('digitize'));
  expect(rarityOf('theatre')).toBe(rarityOf('theater'));
  expect(saidRarity('colour')).toBe(saidRarity('color'));
});

test('Spanish and French have their own tables, other languages have none', () => {
  for (const [language, common, rare] of [
    ['es', 'casas', 'hipoteca'],
    ['fr', "l'eau", 'hypothèque'],
  ] as const) {
    expect(foreign(language, common)!).toBeLessThan(foreign(language, rare)!);
    expect(foreign(language, rare)!).toBeLessThan(MOST_RARITY);
    expect(foreign(language, 'xqzzlvk')).toBe(MOST_RARITY);
  }
  // 'que' and 'qué' share a stem: together they are the most common word.
  expect(foreign('es', 'qué')).toBe(0);
  expect(foreign('de', 'haus')).toBeNull();
});
