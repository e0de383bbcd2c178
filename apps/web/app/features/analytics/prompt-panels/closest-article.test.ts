import { expect, test } from 'vitest';
import { closestArticle } from './closest-article.ts';

const articles = ['What to pack for a hike', 'How to bleed a radiator', 'Radiators compared'].map(
  (title) => ({
    title,
    primaryKeyword: '',
  }),
);

test.each([
  ['How do I bleed a radiator?', 'How to bleed a radiator'],
  ['Which radiators are cheap?', 'Radiators compared'],
  ['What is the best chain oil for a bike?', undefined],
  ['¿Qué es lo mejor para limpiar una cadena?', undefined],
])('the article closest to %s is %s, never one that shares no word of its subject', (question, title) => {
  expect(closestArticle(question, articles)?.title).toBe(title);
});
