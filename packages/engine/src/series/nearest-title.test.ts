import { expect, test } from 'vitest';
import { nearestTitle } from '../index.ts';

const TITLES = ['Brewed coffee', 'Coffee', 'Coffee filter', 'Cold brew coffee', 'Kettle (cooking)', 'Sofa'];
const nearest = (keyword: string, titles = TITLES): string | null =>
  titles[nearestTitle(keyword, titles, 'en') ?? -1] ?? null;

test('returns the title that is nearest to the keyword, not the first', () => {
  expect(nearest('cold brew coffee')).toBe('Cold brew coffee');
  expect(nearest('coffee filters')).toBe('Coffee filter');
  expect(nearest('cold brew coffee ratio')).toBe('Cold brew coffee');
  expect(nearest('best kettle')).toBe('Kettle (cooking)');
  expect(nearest('couch')).toBe('Sofa');
});

test('returns none if all titles are about something else, or about much more', () => {
  expect(nearest('pour over coffee', ['Brewed coffee', 'Pour point'])).toBeNull();
  expect(nearest('coffee filter', ['Brewed coffee', 'Coffee'])).toBeNull();
  expect(nearest('mortgage rates')).toBeNull();
  expect(nearest('the')).toBeNull();
  expect(nearest('kettle', [])).toBeNull();
});

test('works in Spanish and French too', () => {
  expect(nearestTitle('filtros de café', ['Café', 'Filtro de café'], 'es')).toBe(1);
  expect(nearestTitle('filtre à café', ['Machine à café', 'Filtre à café'], 'fr')).toBe(1);
});
