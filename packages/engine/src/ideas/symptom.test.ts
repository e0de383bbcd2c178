import { describe, expect, it } from 'vitest';
import { parsePhrase } from '../plans/parse-phrase.ts';

const form = (search: string, language: string) => parsePhrase(search, language, null)?.form;

const symptoms = {
  en: [
    'radiator cold at top',
    'brake pads squeaking',
    'laptop fan loud',
    'check engine light on',
    'wifi slow upstairs',
    'tomato leaves curling',
    'ac blowing warm air',
    'tv no sound',
    'bread too dense',
    'brown patches on lawn',
  ],
  es: ['radiador frío por arriba', 'grifo gotea', 'hojas de tomate amarillas', 'tv sin sonido'],
  fr: ['radiateur froid en haut', 'robinet qui goutte', 'feuilles de tomate jaunes', 'écran noir'],
};

/** What looks alike and is a kind of thing, a work, or an activity. */
const others = {
  en: [
    'cold brew coffee',
    'loud speakers',
    'leak detection equipment',
    'broken glass art',
    'ice cream making',
    'dripping springs texas',
    'low light plants',
    'common cold in babies',
    'stay warm in winter',
  ],
  es: ['agua fría en ayunas', 'huevos rotos', 'café sin azúcar'],
  fr: ['chocolat chaud', 'œufs cassés', 'verre cassé recyclage'],
};

describe.each(['en', 'es', 'fr'] as const)('symptoms in %s', (language) => {
  it.each(symptoms[language])('"%s" asks for a cause', (search) => {
    expect(form(search, language)).toBe('why');
  });

  it.each(others[language])('"%s" is no fault', (search) => {
    expect(form(search, language)).not.toBe('why');
  });
});
