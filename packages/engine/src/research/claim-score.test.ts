import { expect, test } from 'vitest';
import { scoreClaim } from '../index.ts';

test.each([
  'The market for barrels grew 14% in 2022.',
  'Solar panels now cover 12% of the roofs in Germany.',
  'Green tea was first brought to Europe by Dutch traders in 1610.',
  'Email returns $36 for every $1 spent.',
  'More than 30,000 barrels were sold last year.',
])('needs a source: %s', (sentence) => expect(scoreClaim(sentence)).toBeGreaterThanOrEqual(0.5));

test.each([
  'Thank you for reading.',
  'Would you like one?',
  'I think this is a great kettle.',
  'Choose a shady place for the barrel.',
  'Drink water.',
  '',
])('needs no source: %s', (sentence) => expect(scoreClaim(sentence)).toBeLessThan(0.5));

test.each([
  ['Half of 30,000 barrels leaked in 2022.', 'We tested 30,000 barrels in 2022, and half of them leaked.'],
  ['The market grew 14% in 2022.', 'In our survey the market grew 14% in 2022.'],
  ['Families paid $1,200 in 2022.', 'We charge $1,200.'],
  ['Families paid $1,200 in 2022.', 'The Pro plan costs $1,200 a year, shipping included.'],
])('first-hand knowledge is not a claim to cite: %s', (claim, own) => {
  expect(scoreClaim(claim)).toBeGreaterThanOrEqual(0.5);
  expect(scoreClaim(own)).toBeLessThan(0.5);
});

test('the sentence that most needs a source counts', () => {
  const claim = 'The market for barrels grew 14% in 2022.';
  expect(scoreClaim(`Thank you for reading. ${claim}`)).toBe(scoreClaim(claim));
});
