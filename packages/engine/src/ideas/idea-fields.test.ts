import { describe, expect, it } from 'vitest';
import { parseDemands } from './idea-demands.ts';
import { parseIdeaFields } from './idea-fields.ts';
import { extractKeywords } from './idea-keywords.ts';

describe('idea fields', () => {
  it.each([
    ['en', 'Gaming laptops under $1,200 for students', { budget: 'under $1,200', audience: 'students' }],
    ['en', 'Running shoes under 100', { budget: 'under 100' }],
    ['en', 'Best laptops for architects with a budget of 1500 euros', { budget: 'a budget of 1500 euros' }],
    ['en', 'Quick dinners in under 30 minutes', { budget: null, time: 'under 30 minutes' }],
    ['en', 'Summer camps for kids under 5', { budget: null, audience: 'kids under 5' }],
    ['en', 'How renters can quiet a noisy dishwasher', { audience: 'renters' }],
    ['en', 'How batteries can lose their charge', { audience: null }],
    [
      'es',
      'Una bicicleta para dos niños con menos de 900 euros',
      { budget: 'menos de 900 euros', audience: 'dos niños' },
    ],
    ['es', 'Cómo los autónomos pueden deducir el coche', { audience: 'autónomos' }],
    [
      'fr',
      'Un vélo pour deux enfants avec moins de 3000 euros',
      { budget: 'moins de 3000 euros', audience: 'deux enfants' },
    ],
    ['fr', 'Une fiche de lecture pour les moins de 12 ans', { budget: null }],
  ])('%s: %s', (language, idea, expected) => {
    expect(parseIdeaFields(idea, language)).toMatchObject(expected);
  });

  it.each([
    ['Quick dinners in under 30 minutes', 'quick dinners'],
    ['Summer camps for kids under 5', 'summer camps for kids under 5'],
    ['How to choose a cargo bike for two kids with less than 3000 dollars', 'how to choose a cargo bike'],
  ])('leave no fragments in the keywords: %s', (idea, keyword) => {
    const { keywords } = extractKeywords(idea);
    expect(keywords[0]?.text).toBe(keyword);
    for (const { text } of keywords) expect(text).not.toMatch(/ (?:with|in|under|con|avec)$/);
  });
});

describe('points that an idea asks for', () => {
  it.each([
    [
      'en',
      'How to start a food truck in Austin. Cover permits, costs, and the menu.',
      ['permits', 'costs', 'the menu'],
    ],
    ['en', 'Must mention tools and noise, safety. How to bleed a radiator', ['tools and noise', 'safety']],
    ['es', 'Temas: permisos, hornos. Cómo abrir una panadería en Madrid', ['permisos', 'hornos']],
    [
      'fr',
      'Comment ouvrir une boulangerie à Lyon. Aborder les permis, les fours.',
      ['les permis', 'les fours'],
    ],
    ['en', 'Cover letter examples for nurses', []],
  ])('in %s become sections: "%s"', (language, idea, topics) => {
    const [first] = extractKeywords(idea).keywords;
    expect(parseDemands(idea, first?.text ?? '', language).topics).toEqual(topics);
  });
});
