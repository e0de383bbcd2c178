import { describe, expect, test } from 'vitest';
import { addMonths, planTimeline, type PaidTerm } from './plan-terms.ts';
import type { Span } from './unpaused-time.ts';

const at = (text: string): Date => new Date(text.length === 10 ? `${text}T00:00:00Z` : text);
const paid = (
  plan: 'Starter' | 'Professional',
  cycle: 'monthly' | 'annual',
  day: string,
  orderId = day,
): PaidTerm => ({
  orderId,
  plan,
  cycle,
  amountCents: {
    Starter: { monthly: 1_199, annual: 11_988 },
    Professional: { monthly: 3_900, annual: 38_400 },
  }[plan][cycle],
  paidAt: at(day),
  startsNow: false,
  returnedAt: null,
});
const planTerms = (terms: readonly PaidTerm[], trial: Span | null = null) =>
  planTimeline(terms, trial).terms.map(({ plan, startsAt, endsAt }) => ({ plan, startsAt, endsAt }));
const shown = (terms: readonly PaidTerm[]) =>
  planTerms(terms).map(({ plan, startsAt, endsAt }) => [plan, startsAt.toISOString(), endsAt.toISOString()]);
const day = (text: string): string => at(text).toISOString();

test.each([
  ['2026-01-15', 1, '2026-02-15'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-12-31', 2, '2027-02-28'],
  ['2028-02-29', 12, '2029-02-28'],
])('%s and %i months are %s', (from, months, to) => {
  expect(addMonths(at(from), months)).toEqual(at(to));
});

describe('a term', () => {
  test('is one month or one year from the payment', () => {
    expect(shown([paid('Starter', 'monthly', '2026-01-15')])).toEqual([
      ['Starter', day('2026-01-15'), day('2026-02-15')],
    ]);
    expect(shown([paid('Professional', 'annual', '2026-01-15')])).toEqual([
      ['Professional', day('2026-01-15'), day('2027-01-15')],
    ]);
  });

  test('is none if nothing was paid', () => {
    expect(planTerms([])).toEqual([]);
  });

  test('of the same plan extends the running one and keeps the day of the month', () => {
    expect(
      shown([paid('Starter', 'monthly', '2026-01-31'), paid('Starter', 'monthly', '2026-02-10')]),
    ).toEqual([['Starter', day('2026-01-31'), day('2026-03-31')]]);
    expect(
      shown([paid('Starter', 'monthly', '2026-01-31'), paid('Starter', 'annual', '2026-02-10')]),
    ).toEqual([['Starter', day('2026-01-31'), day('2027-02-28')]]);
  });

  test('starts fresh after the previous one has ended', () => {
    expect(
      shown([paid('Starter', 'monthly', '2026-01-01'), paid('Starter', 'monthly', '2026-02-01')]),
    ).toEqual([
      ['Starter', day('2026-01-01'), day('2026-02-01')],
      ['Starter', day('2026-02-01'), day('2026-03-01')],
    ]);
  });
});

describe('a larger plan', () => {
  test('begins immediately, with the unused days of the smaller one credited at cost', () => {
    // 20 of 30 days of April are left: 799.33… cents, which at 3,900 cents for the 30 days of a month from 11 April is
    // 6.1487… days: 531,249.23 s.
    const terms = planTerms([
      paid('Starter', 'monthly', '2026-04-01'),
      paid('Professional', 'monthly', '2026-04-11'),
    ]);
    expect(terms).toHaveLength(2);
    expect(terms[0]).toEqual({ plan: 'Starter', startsAt: at('2026-04-01'), endsAt: at('2026-04-11') });
    expect(terms[1]?.startsAt).toEqual(at('2026-04-11'));
    const creditMs = ((20 / 30) * 1_199 * 30 * 86_400_000) / 3_900;
    expect(Number(terms[1]?.endsAt) - Number(at('2026-05-11'))).toBe(Math.floor(creditMs));
    expect(creditMs / 86_400_000).toBeCloseTo(6.1487, 4);
  });

  test('bought right after the smaller one is credited all of it', () => {
    const [, term] = planTerms([
      paid('Starter', 'annual', '2026-01-01T00:00:00Z', 'a'),
      paid('Professional', 'annual', '2026-01-01T00:00:01Z', 'b'),
    ]);
    const days = (Number(term?.endsAt) - Number(at('2027-01-01T00:00:01Z'))) / 86_400_000;
    // 11,988 / 38,400 of 365 days.
    expect(days).toBeCloseTo(113.95, 2);
  });
});

describe('a smaller plan', () => {
  test('begins when the larger one ends', () => {
    expect(
      shown([paid('Professional', 'monthly', '2026-01-10'), paid('Starter', 'monthly', '2026-01-20')]),
    ).toEqual([
      ['Professional', day('2026-01-10'), day('2026-02-10')],
      ['Starter', day('2026-02-10'), day('2026-03-10')],
    ]);
  });

  test('waits longer when the larger one is extended', () => {
    expect(
      shown([
        paid('Professional', 'monthly', '2026-01-10'),
        paid('Starter', 'monthly', '2026-01-20'),
        paid('Professional', 'monthly', '2026-01-25'),
      ]),
    ).toEqual([
      ['Professional', day('2026-01-10'), day('2026-03-10')],
      ['Starter', day('2026-03-10'), day('2026-04-10')],
    ]);
  });

  test('that is waiting is credited in full when the larger one has ended and is bought again', () => {
    const terms = planTerms([
      paid('Professional', 'monthly', '2026-01-10'),
      paid('Starter', 'monthly', '2026-01-20'),
      paid('Professional', 'monthly', '2026-02-10'),
    ]);
    expect(terms.map(({ plan }) => plan)).toEqual(['Professional', 'Professional']);
    // 1,199 / 3,900 of the 28 days from 10 February to 10 March.
    const creditMs = Math.floor((1_199 / 3_900) * 28 * 86_400_000);
    expect(Number(terms[1]?.endsAt) - Number(at('2026-03-10'))).toBe(creditMs);
  });
});

test('the order in which payments are reported does not matter', () => {
  const all = [
    paid('Starter', 'monthly', '2026-01-05'),
    paid('Professional', 'monthly', '2026-01-20'),
    paid('Starter', 'annual', '2026-01-25'),
    paid('Professional', 'monthly', '2026-02-01'),
    paid('Starter', 'monthly', '2026-02-01', 'same moment'),
  ];
  const expected = shown(all);
  for (let turn = 1; turn < all.length; turn += 1)
    expect(shown([...all.slice(turn), ...all.slice(0, turn)])).toEqual(expected);
  expect(shown(all.toReversed())).toEqual(expected);
});

test('a refunded payment has no effect, as if it had never been made', () => {
  const starter = paid('Starter', 'monthly', '2026-01-05');
  expect(shown([starter])).toEqual([['Starter', day('2026-01-05'), day('2026-02-05')]]);
  for (const [, startsAt, endsAt] of shown([starter, paid('Professional', 'monthly', '2026-01-10')]))
    expect(Number(at(String(endsAt)))).toBeGreaterThan(Number(at(String(startsAt))));
});
