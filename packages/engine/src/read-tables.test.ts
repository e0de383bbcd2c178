import { expect, test, vi } from 'vitest';
import { classifyIntent, findQuestions, createOutline, readTables, similarity } from './index.ts';
import { foreignRarity } from './background/foreign-rarity.ts';

test('once the tables are read, one at each step, no analysis reads any', () => {
  const frequencies = vi.spyOn(Math, 'exp');
  const numbers = vi.spyOn(Number, 'parseInt');
  const atSteps = [...readTables()].length;
  expect(atSteps).toBe(5);
  frequencies.mockClear();
  numbers.mockClear();
  classifyIntent({ query: 'green tea at home' });
  findQuestions({ keyword: 'green tea', pages: [], peopleAlsoAsk: ['How is tea made?'] });
  createOutline({ keyword: 'green tea', pages: [], questions: ['How is tea made?'] });
  similarity('green tea', 'red teas at home');
  foreignRarity('es', 'agua');
  foreignRarity('fr', 'eau');
  // The tables hold tens of thousands of numbers.
  expect(frequencies.mock.calls.length).toBeLessThan(1_000);
  expect(numbers.mock.calls.length).toBeLessThan(1_000);
});
