import { expect, it } from 'vitest';
import { wordShares } from './word-classes.ts';
import type { WordShares } from './word-classes.ts';

function mainClass(language: string, word: string): keyof WordShares | null {
  const shares = wordShares(language, word);
  if (shares === null) return null;
  return (Object.keys(shares) as (keyof WordShares)[]).toSorted((a, b) => shares[b] - shares[a])[0]!;
}

it.each([
  ['en', 'verb', 'sell choose compare sold written brought'],
  ['en', 'noun', 'coffee kitchen children mortgages'],
  ['en', 'adjective', 'cold red cheaper'],
  ['en', 'adverb', 'quickly often'],
  ['en', 'properNoun', 'london mary'],
  ['es', 'verb', 'comer elegir comiendo'],
  ['es', 'noun', 'casa'],
  ['es', 'adjective', 'rojo'],
  ['es', 'adverb', 'rápidamente'],
  ['es', 'properNoun', 'madrid'],
  ['fr', 'verb', 'manger choisir mangeait'],
  ['fr', 'noun', 'maison maisons travail'],
  ['fr', 'adjective', 'rouge'],
  ['fr', 'adverb', 'rapidement'],
  ['fr', 'properNoun', 'paris'],
])('knows the class of a word: %s %s', (language, wordClass, words) => {
  for (const word of words.split(' ')) expect([word, mainClass(language, word)]).toEqual([word, wordClass]);
});

it('divides the uses of a word among its classes', () => {
  // WordNet's texts tag 'pump' as a verb more often than as a noun, and never as anything else.
  const pump = wordShares('en', 'pump')!;
  expect(pump.noun).toBeGreaterThan(0.2);
  expect(pump.verb).toBeGreaterThan(0.2);
  expect(pump.noun + pump.verb).toBe(1);
});

it('does not guess unknown words', () => {
  expect(wordShares('en', 'xqzzlvk')).toBeNull();
  expect(wordShares('de', 'haus')).toBeNull();
});
