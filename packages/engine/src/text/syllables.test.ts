import { describe, expect, it } from 'vitest';
import { countSyllables } from './syllables.ts';

const words: readonly [syllables: number, words: string][] = [
  [1, 'a cat make makes walked stopped eye league school through strength queue'],
  [2, 'table tables wanted needed water player centre being coffee quiet'],
  [3, 'area idea beautiful banana important created animal employer'],
  [4, 'information january society experience'],
  [5, 'university communication electricity'],
];

describe('countSyllables', () => {
  it.each(words)('counts %i', (syllables, list) => {
    for (const word of list.split(' ')) expect([word, countSyllables(word)]).toEqual([word, syllables]);
  });

  it('spells out unpronounceable words', () => {
    expect(countSyllables('html')).toBe(4);
    expect(countSyllables('tv')).toBe(2);
  });

  it('is at least 1 for any word', () => {
    for (const word of ['', '42', "'", 'ß', 'я']) expect(countSyllables(word)).toBe(1);
  });
});
