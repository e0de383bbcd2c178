import { expect, test } from 'vitest';
import { sampleOrAll } from '../../../../tests/run-size.ts';
import { panelRates } from '../testing/planted-panel.ts';
import { panelShare } from './panel-share.ts';
import { areSignificant, directionOf, questionChange, shareChange } from './share-change.ts';
import { criticalValue, tailProbability } from './student-t.ts';

/** Repeatable random numbers from 0 to 1 (Park and Miller). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const counts = (n: number, ...hits: number[]) => hits.map((one) => ({ hits: one, n }));

test('Student’s t has the published quantiles', () => {
  for (const [degrees, t] of [
    [1, 12.706],
    [2, 4.303],
    [4, 2.776],
    [7, 2.365],
    [19, 2.093],
    [100, 1.984],
  ] as const)
    expect(criticalValue(0.05, degrees)).toBeCloseTo(t, 3);
  expect(tailProbability(0, 5)).toBe(1);
  expect(tailProbability(-2.571, 5)).toBeCloseTo(0.05, 3);
});

test('each question counts the same, failed calls count nowhere, and few questions give no interval', () => {
  expect(panelShare([])).toEqual({ questions: 0, n: 0, share: null, interval: null });
  expect(panelShare(counts(0, 0, 0))).toMatchObject({ questions: 0, share: null });
  expect(panelShare([...counts(1, 1), ...counts(9, 0), ...counts(0, 0)])).toEqual({
    questions: 2,
    n: 10,
    share: 0.5,
    interval: null,
  });
  const mixed = panelShare(counts(5, 0, 5, 5, 0, 5, 0));
  // Answers to a question agree, so six questions weigh as six answers, not as 30.
  expect(mixed.share).toBe(0.5);
  expect((mixed.interval?.high ?? 0) - (mixed.interval?.low ?? 0)).toBeGreaterThan(0.6);
  const spread = panelShare(counts(5, 2, 3, 2, 3, 3, 2));
  expect((spread.interval?.high ?? 0) - (spread.interval?.low ?? 0)).toBeLessThan(0.5);
  const none = panelShare(counts(10, 0, 0, 0, 0, 0));
  expect(none.interval?.low).toBe(0);
  // No mention in 50 answers to five questions says little about others.
  expect(none.interval?.high).toBeGreaterThan(0.3);
});

test('a change is called only if it is significant, by question and together', () => {
  const pairs = (before: readonly number[], after: readonly number[]) =>
    before.map((hits, at) => ({ before: { hits, n: 5 }, after: { hits: after[at] ?? 0, n: 5 } }));
  const up = shareChange(pairs([0, 1, 0, 1, 0, 1], [4, 5, 4, 5, 3, 5]));
  expect(up.difference).toBeCloseTo(23 / 30);
  expect(up.probability).toBeLessThan(0.005);
  // The same small difference everywhere is not certain.
  expect(shareChange(pairs([2, 2, 2, 2, 2], [3, 3, 3, 3, 3])).probability).toBeGreaterThan(0.1);
  expect(shareChange(pairs([2, 2, 2, 2], [3, 3, 3, 3])).probability).toBeNull();
  expect(shareChange([{ before: { hits: 0, n: 0 }, after: { hits: 1, n: 5 } }]).difference).toBeNull();
  // R: fisher.test(matrix(c(1, 9, 8, 2), 2)) and fisher.test(matrix(c(3, 1, 1, 3), 2)).
  expect(questionChange({ before: { hits: 1, n: 10 }, after: { hits: 8, n: 10 } })).toBeCloseTo(0.005_477, 5);
  expect(questionChange({ before: { hits: 3, n: 4 }, after: { hits: 1, n: 4 } })).toBeCloseTo(0.485_7, 3);
  expect(questionChange({ before: { hits: 0, n: 0 }, after: { hits: 1, n: 4 } })).toBeNull();
  expect(areSignificant([0.01, null, 0.04, 0.02])).toEqual([true, false, true, true]);
  expect(areSignificant([0.03, 0.04])).toEqual([false, false]);
  expect([directionOf(-0.2, true), directionOf(0.2, true), directionOf(0.2, false)]).toEqual([
    'down',
    'up',
    'none',
  ]);
});

test('planted panels: intervals cover the truth in 95 ± 2 % of runs from 12 questions on, and at most 5 % of runs without a change show one', () => {
  const random = randomNumbers(20_261_127);
  const runs = sampleOrAll(150, 3_000);
  const rates = { small: { covered: 0, count: 0 }, large: { covered: 0, count: 0 }, changed: 0 };
  for (const questions of [5, 8, 10, 12, 15, 20])
    for (const repeats of [3, 5, 10])
      for (const mean of [0.1, 0.35, 0.7])
        for (const likeness of [0.1, 0.4]) {
          const { covered, changed } = panelRates({ questions, repeats, mean, likeness }, { runs, random });
          const rate = questions < 12 ? rates.small : rates.large;
          rate.covered += covered;
          rate.count += 1;
          rates.changed += changed;
        }
  const { small, large } = rates;
  expect(large.covered / large.count).toBeGreaterThan(0.93);
  expect(large.covered / large.count).toBeLessThan(0.97);
  // Fewer questions: wider than they would have to be.
  expect(small.covered / small.count).toBeGreaterThan(0.93);
  expect(rates.changed / (small.count + large.count)).toBeLessThan(0.05);
});

test('a change of half the answers is found', () => {
  const random = randomNumbers(5);
  const plan = { questions: 10, repeats: 5, mean: 0.2, likeness: 0.2 };
  const { changed } = panelRates(plan, { runs: 200, random, shift: 0.5 });
  expect(changed).toBeGreaterThan(0.95);
});
