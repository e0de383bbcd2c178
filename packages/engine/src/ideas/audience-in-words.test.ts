import { expect, it } from 'vitest';
import { audienceInWords } from './audience-in-words.ts';

it.each([
  ['en', '6 year olds', 'screen time rules for 6 year olds', 'Parents of 6-year-olds'],
  ['en', '6 year olds', 'classroom games for 6 year olds, for teachers', '6-year-olds'],
  [
    'en',
    'Shopify brand',
    'How to choose a warehouse for a Shopify brand shipping 500 orders a month',
    'A Shopify brand shipping 500 orders a month',
  ],
  ['en', 'nurses', '10 Slow Cooker Dinners for Nurses on Night Shift', 'Nurses on night shift'],
  ['en', 'shop', 'a page on green tea for our shop', null],
  ['en', 'puppies', 'harness for puppies', 'Puppy owners'],
  ['en', 'dogs', 'crate training for dogs with anxiety', 'Owners of dogs with anxiety'],
  ['en', 'people', 'how to bleed a radiator for people who have never done it', 'Beginners'],
  [
    'es',
    'personas',
    'cómo buscar empleo para personas que han perdido el trabajo',
    'Personas que han perdido el trabajo',
  ],
  ['fr', 'gens', 'coudre un ourlet pour les gens qui n’ont jamais cousu', 'Débutants'],
  ['es', 'autónomo', 'qué programa le conviene a un autónomo', 'Autónomos'],
  ['es', 'inquilinos', 'explicar a los inquilinos cómo recuperar la fianza', 'Inquilinos'],
  ['fr', 'famille', 'un road trip en famille', 'Familles'],
  ['fr', 'deux enfants', 'vélo cargo pour transporter deux enfants', 'Parents de deux enfants'],
  ['fr', 'enfants', 'jeux pour enfants', 'Parents d’enfants'],
  ['de', 'Anfänger', 'Yoga für Anfänger', 'Anfänger'],
])('%s: %s of "%s"', (language, found, idea, expected) => {
  expect(audienceInWords(found, { idea, keyword: 'x', language })).toBe(expected);
});
