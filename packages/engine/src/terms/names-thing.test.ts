import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../text/lexicon.ts';
import { namesThing } from './names-thing.ts';

const keyOf = (text: string, language: string): string =>
  text
    .split(' ')
    .map((word) => lexiconOf(language).entry(word).key)
    .join(' ');
const names = (text: string, language: string, ...given: string[]): boolean =>
  namesThing(
    { text, key: keyOf(text, language) },
    language,
    new Set(given.map((word) => keyOf(word, language))),
  );

describe('terms that a writer is told to use', () => {
  it.each([
    [
      'en',
      ['termite', 'mud tubes', 'pump', 'concentrate', 'leak', 'hiss', 'moisture meter', 'frass', 'signs'],
    ],
    ['es', ['sartén', 'agua caliente', 'óxido', 'horno']],
    ['fr', ['compost', 'papier journal', 'moucherons', 'carton humide']],
  ])('in %s names something', (language, terms) => {
    expect(terms.filter((term) => !names(term, language))).toEqual([]);
  });

  it.each([
    [
      'en',
      ['check', 'turn', 'finds', 'visit', 'click', 'checkout', 'page', 'subscribe', 'dollars', 'tips', 'way'],
    ],
    ['es', ['cualquier', 'guardarla', 'consultan', 'carrito', 'personas']],
    ['fr', ['personnes', 'côté', 'achetés', 'cliquez', 'départ']],
  ])('in %s is not a verb, a part of a website, or a unit', (language, terms) => {
    expect(terms.filter((term) => names(term, language))).toEqual([]);
  });

  it('can be any word of the keyword', () => {
    expect(names('visit', 'en')).toBe(false);
    expect(names('visits', 'en', 'visit')).toBe(true);
    expect(names('check', 'de')).toBe(true);
  });
});
