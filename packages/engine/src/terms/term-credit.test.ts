import { expect, test } from 'vitest';
import { creditForTerm, gainOfNextMention, mostCreditForTerm, termCoverage } from './term-credit.ts';

const TEA = { weight: 0.5, high: 4 };

test('the first mention earns most: tf / (tf + 1.2), scaled by the weight', () => {
  expect(creditForTerm(0, TEA)).toBe(0);
  expect(creditForTerm(1, TEA)).toBeCloseTo(0.5 * (1 / 2.2), 10);
  expect(creditForTerm(4, TEA)).toBeCloseTo(0.5 * (4 / 5.2), 10);
  expect(mostCreditForTerm(TEA)).toBeCloseTo(0.5 * (4 / 5.2), 10);
});

test.each([1, 2, 4, 9, 40])(
  'rises to the upper end %i, each mention less, and every further mention costs points',
  (high) => {
    const term = { weight: 0.8, high };
    const rising = Array.from({ length: high }, (_, count) => gainOfNextMention(count, term));
    expect(rising.every((gain) => gain > 0)).toBe(true);
    expect(rising).toEqual(rising.toSorted((x, y) => y - x));
    for (let count = high; count < high + 200; count += 1) {
      expect(gainOfNextMention(count, term)).toBeLessThan(0);
      expect(creditForTerm(count, term)).toBeGreaterThan(0);
      expect(creditForTerm(count, term)).toBeLessThanOrEqual(mostCreditForTerm(term));
    }
  },
);

test('the reported gain equals the effect of the next mention', () => {
  for (let count = 0; count < 30; count += 1) {
    const gain = creditForTerm(count + 1, TEA) - creditForTerm(count, TEA);
    expect(gainOfNextMention(count, TEA)).toBe(gain);
  }
});

test('twice the upper end above it, or six mentions, halve the credit', () => {
  expect(creditForTerm(4 + 8, TEA)).toBeCloseTo(mostCreditForTerm(TEA) / 2, 10);
  expect(creditForTerm(1 + 6, { weight: 1, high: 1 })).toBeCloseTo(
    mostCreditForTerm({ weight: 1, high: 1 }) / 2,
    10,
  );
});

test('coverage is the share of what all terms can earn', () => {
  const terms = [TEA, { weight: 1, high: 1 }];
  expect(termCoverage([0, 0], terms)).toBe(0);
  expect(termCoverage([4, 1], terms)).toBe(1);
  const most = 0.5 * (4 / 5.2) + 1 / 2.2;
  expect(termCoverage([4, 0], terms)).toBeCloseTo((0.5 * (4 / 5.2)) / most, 10);
  expect(termCoverage([], [])).toBe(0);
});

test('a count that is not a number earns nothing', () => {
  expect(creditForTerm(Number.NaN, TEA)).toBe(0);
  expect(creditForTerm(-3, TEA)).toBe(0);
});
