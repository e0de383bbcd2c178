import { describe, expect, test } from 'vitest';
import {
  annualSavingPercent,
  centsOf,
  decimalOf,
  dollarsOf,
  featuresOf,
  isForSale,
  PLAN_NAMES,
  PLANS,
} from './plans.ts';

const priced = (monthly: number, annual: number) => ({ priceCents: { monthly, annual } });

describe('the saving of annual billing', () => {
  test.each([
    // (14388 − 11988) / 14388 = 16.68 %
    ['Starter', 17],
    // (46800 − 38400) / 46800 = 17.95 %
    ['Professional', 18],
    ['Free', null],
    ['Entrepreneur', null],
  ] as const)('of %s is %s', (name, percent) => {
    expect(annualSavingPercent(PLANS[name])).toBe(percent);
  });

  test('is null if there is none', () => {
    expect(annualSavingPercent(priced(1_000, 12_000))).toBeNull();
    expect(annualSavingPercent(priced(1_000, 13_000))).toBeNull();
    // 0.4 % rounds to 0, 0.5 % to 1.
    expect(annualSavingPercent(priced(1_000, 11_952))).toBeNull();
    expect(annualSavingPercent(priced(1_000, 11_940))).toBe(1);
  });

  test('is never more than the badge on the pricing page', () => {
    for (const name of PLAN_NAMES) expect(annualSavingPercent(PLANS[name]) ?? 0).toBeLessThanOrEqual(20);
  });
});

test('only a plan with a price can be bought, and only such a plan offers it', () => {
  expect(PLAN_NAMES.filter((name) => isForSale(PLANS[name]))).toEqual(['Starter', 'Professional']);
  for (const name of PLAN_NAMES) expect(isForSale(PLANS[name])).toBe(PLANS[name].way === 'buy');
});

test('the optional features of a plan follow from its seats and its API', () => {
  expect(PLAN_NAMES.map((name) => featuresOf(PLANS[name]))).toEqual([[], [], ['team'], ['team', 'api']]);
});

describe('amounts', () => {
  test('match the prices in the specification', () => {
    const { Starter, Professional, Entrepreneur } = PLANS;
    expect([Starter.priceCents.monthly, Starter.priceCents.annual].map(dollarsOf)).toEqual([11.99, 119.88]);
    expect([Professional.priceCents.monthly, Professional.priceCents.annual].map(dollarsOf)).toEqual([
      39, 384,
    ]);
    expect(dollarsOf(Entrepreneur.priceCents.monthly)).toBe(-1);
  });

  test.each([
    [1_199, '11.99'],
    [3_900, '39.00'],
    [5, '0.05'],
    [0, '0.00'],
  ])('%i cents are written %s', (cents, amount) => {
    expect(decimalOf(cents)).toBe(amount);
    expect(centsOf(amount)).toBe(cents);
  });

  test.each(['', '11.999', '-1', '1e3', '11,99', ' 1', 'NaN', '0x10', '1.', '.5', '1234567890'])(
    '“%s” is not an amount',
    (amount) => {
      expect(centsOf(amount)).toBeNull();
    },
  );

  test('can omit the decimals', () => {
    expect([centsOf('39'), centsOf('39.5')]).toEqual([3_900, 3_950]);
  });
});
