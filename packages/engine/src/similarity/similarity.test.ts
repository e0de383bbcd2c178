import { expect, test } from 'vitest';
import { createSimilarity, similarity } from '../index.ts';

test('equal words are 1, whatever their punctuation and case, and no words are 0', () => {
  expect(similarity('How to prune roses', 'How to prune roses?')).toBe(1);
  expect(similarity("It doesn't matter.", 'it does not matter')).toBe(1);
  expect(similarity('', 'How to prune roses')).toBe(0);
  expect(similarity('…', '!')).toBe(0);
});

test('nothing in common is near 0', () => {
  expect(similarity('Bake bread without yeast', 'Quarterly tax deadlines for freelancers')).toBeLessThan(
    0.05,
  );
});

test('is symmetric and stays within 0 and 1', () => {
  const texts = [
    'prune roses',
    'How do I prune old roses in spring?',
    'roses roses roses',
    'the of and',
    '玫瑰',
    '🌹 🌹',
    '3 roses',
  ];
  for (const a of texts) {
    for (const b of texts) {
      const value = similarity(a, b);
      expect(value).toBe(similarity(b, a));
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThanOrEqual(1);
    }
  }
});

test.each([
  ['The dog bites the man.', 'The man bites the dog.'],
  ['It matters.', 'It does not matter.'],
  ['bread with yeast', 'bread without yeast'],
])('%s does not mean %s', (a, b) => {
  expect(similarity(a, b)).toBeGreaterThan(0.4);
  expect(similarity(a, b)).toBeLessThan(0.95);
});

test('a negated text is nearer to another negated one', () => {
  const text = 'You should not water cacti in winter.';
  expect(similarity(text, 'You should never water cacti in winter.')).toBeGreaterThan(
    similarity(text, 'You should always water cacti in winter.'),
  );
});

test('a content word counts more than a frame', () => {
  const text = 'What is the best way to prune roses?';
  expect(similarity(text, 'When should roses be pruned?')).toBeGreaterThan(
    similarity(text, 'What is the best way to cook pasta?'),
  );
});

test.each([
  ['three cups of flour', '3 cups of flour'],
  ['The UK votes', 'The United Kingdom votes'],
  ['U.N. talks resume', 'UN talks resume'],
  ['We cannot pay', "We can't pay"],
])('%s means %s', (a, b) => {
  expect(similarity(a, b)).toBe(1);
});

test.each([
  ['Hezbollah fighters leave', 'Hizbullah fighters leave', 'Hamas fighters leave'],
  ['organise a party', 'the organisation of a party', 'the location of a party'],
  ['buy a new car', 'purchase a new car', 'paint a new car'],
])('%s is nearer to %s than to %s', (text, near, far) => {
  expect(similarity(text, near)).toBeGreaterThan(similarity(text, far));
});

test.each([
  ['es', 'firmar la hipoteca', 'leer la hipoteca', 'firmar la carta'],
  ['fr', 'montrer le vilebrequin', 'chercher le vilebrequin', 'montrer le jardin'],
])('in %s, a rare word counts more than a common one', (language, text, rare, common) => {
  const compare = createSimilarity(language);
  expect(compare.between(text, rare)).toBeGreaterThan(compare.between(text, common));
});

test('compares other languages by their words', () => {
  const german = createSimilarity('de');
  expect(german.between('Rosen richtig schneiden', 'Rosen richtig schneiden')).toBe(1);
  expect(german.between('Rosen richtig schneiden', 'Wie schneidet man Rosen?')).toBeGreaterThan(
    german.between('Rosen richtig schneiden', 'Wie kocht man Nudeln?'),
  );
});

test('survives hostile texts', () => {
  const hostile = [
    'aaaaaa'.repeat(5000),
    'aaaaab aaaaac '.repeat(5000),
    '\u0000\u0001',
    '\ud800',
    'שלום עולם',
    '😀'.repeat(9000),
  ];
  for (const text of hostile) expect(similarity(text, hostile[1]!)).toBeGreaterThanOrEqual(0);
});
