import { expect, test } from 'vitest';
import { parseSearch } from '../strategy/parse-search.ts';
import { mainQuery } from './main-query.ts';

const queryOf = (title: string, path: string): string =>
  mainQuery({ title, url: `https://garden.example/${path}`, heading: '', language: 'en' }).query;

test('a query takes the shared words of each clause of a title, and nothing between them', () => {
  expect(
    queryOf("Bleed Your Radiators or Call Us? A Sheffield Plumber's Guide", 'bleed-radiator-guide'),
  ).toBe('bleed your radiators guide');
  expect(queryOf('Sleeping Bag FAQ: Ratings, Down, Washing', 'sleeping-bag-ratings')).toBe(
    'sleeping bag ratings',
  );
  expect(queryOf('Common rain barrels (e.g. steel)', 'common-rain-barrels')).toBe('common rain barrels');
  expect(queryOf('Common tanks (e.g. <div>)', 'tanks')).toBe('common tanks');
  expect(queryOf('How much does a rain barrel cost in 2026?', 'rain-barrel-cost')).toBe('rain barrel cost');
});

test('an aside in parentheses does not make a title a comparison', () => {
  const kindOf = (text: string): string => parseSearch(text, 'en').kind;
  expect(kindOf('How to bleed a radiator (with a combi or a tank)')).toBe(kindOf('How to bleed a radiator'));
  expect(kindOf('Honda Civic (2020) vs Toyota Corolla')).toBe(kindOf('Honda Civic vs Toyota Corolla'));
});
