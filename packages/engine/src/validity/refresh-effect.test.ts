import { expect, test } from 'vitest';
import { sampleOrAll } from '../../../../tests/run-size.ts';
import { PLANTED_RULES, refreshCoverage } from '../testing/planted-site.ts';
import { changedShare } from './changed-share.ts';
import { refreshEffects, type PageWeeks } from './refresh-effect.ts';
import { shareInterval } from './share-interval.ts';

/** Repeatable random numbers from 0 to 1 (Park and Miller). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const WEEKS = 30;
const steady = (clicks: number, more: Partial<PageWeeks> = {}): PageWeeks => ({
  clicks: Array.from({ length: WEEKS }, (_, week) => clicks + ((week * 7 + clicks) % 5)),
  changes: [],
  knownFrom: 0,
  knownTo: WEEKS,
  ...more,
});
const site = Array.from({ length: 12 }, (_, at) => steady(90 + at * 2));
const grade = (page: PageWeeks, others = site, isFinal = Array.from({ length: WEEKS }, () => true)) =>
  refreshEffects({ page, others, isFinal, from: 12, to: 12, rules: PLANTED_RULES });

test('a page that doubled while its controls stayed the same gained about as much, per window', () => {
  const page = steady(100, { changes: [12] });
  const doubled = { ...page, clicks: page.clicks.map((value, week) => (week > 12 ? value * 2 : value)) };
  for (const [at, effect] of grade(doubled).entries()) {
    expect(effect).toMatchObject({ weeks: [4, 8, 12][at], controls: 12, reason: null });
    expect(effect.change).toBeGreaterThan(0.9);
    expect(effect.change).toBeLessThan(1.1);
    expect(effect.interval?.low).toBeGreaterThan(0.8);
    expect(effect.gained).toBeGreaterThan((effect.clicks ?? 0) * 0.45);
  }
});

test('what cannot be told is said with its reason', () => {
  const page = steady(100, { changes: [12] });
  const reasons = (...args: Parameters<typeof grade>) => grade(...args).map(({ reason }) => reason);
  const isFinalUntil = (last: number) => Array.from({ length: WEEKS }, (_, week) => week <= last);
  expect(reasons(page)).toEqual([null, null, null]);
  expect(reasons(page, site, isFinalUntil(20))).toEqual([null, null, 'waiting']);
  expect(reasons(page, site, isFinalUntil(30).with(18, false))).toEqual([null, 'no_figures', null]);
  expect(reasons(page, site, isFinalUntil(30).with(5, false))).toEqual([
    'no_figures',
    'no_figures',
    'no_figures',
  ]);
  expect(reasons({ ...page, changes: [12, 18] })).toEqual([null, 'overlap', 'overlap']);
  expect(reasons({ ...page, changes: [6, 12] })).toEqual(['overlap', 'overlap', 'overlap']);
  expect(reasons(steady(0, { clicks: page.clicks.map(() => 1), changes: [12] }))).toContain('few_clicks');
  // Controls that changed themselves, whose changes are not known, or of another size do not count.
  const others = [
    ...site.slice(0, 3),
    steady(100, { changes: [14] }),
    steady(100, { knownFrom: 6 }),
    steady(100, { knownTo: 15 }),
    steady(500),
  ];
  expect(grade(page, others).map(({ reason, controls }) => [reason, controls])).toEqual([
    ['few_controls', 3],
    ['few_controls', 3],
    ['few_controls', 3],
  ]);
});

test('intervals of sham and planted refreshes contain the truth in 92 to 98 of 100 runs', () => {
  const runs = sampleOrAll(120, 500);
  // A sample of so few runs scatters more: three standard errors of a share of 95 %.
  const slack = 0.03 + sampleOrAll(0.03, 0);
  const plan = { pages: 60, weeks: 80, clicks: [5, 300], noise: 0.15 } as const;
  for (const effect of [1, 1.4]) {
    for (const { weeks, share, graded } of refreshCoverage(plan, { effect, runs, seed: 11 }, randomNumbers)) {
      expect(graded, `${weeks} weeks`).toBeGreaterThan(runs * 0.9);
      expect(Math.abs(share - 0.95), `${weeks} weeks, effect ${effect}`).toBeLessThanOrEqual(slack);
    }
  }
});

test('the changed share counts words of the longer version', () => {
  expect(changedShare('', '')).toBe(0);
  expect(changedShare('one two three four', 'Four, three: two one!')).toBe(0);
  expect(changedShare('one two three four', 'one two three five')).toBeCloseTo(0.25);
  expect(changedShare('one two', 'one two three four')).toBeCloseTo(0.5);
  expect(changedShare('a a a a', 'a')).toBeCloseTo(0.75);
  expect(changedShare('日本語の文', '日本語の絵')).toBeCloseTo(0.2);
});

test('the interval of a share is Wilson’s', () => {
  expect(shareInterval(0, 0)).toBeNull();
  // Calculated with R: prop.test(7, 10, correct = FALSE).
  expect(shareInterval(7, 10)?.low).toBeCloseTo(0.3968, 3);
  expect(shareInterval(7, 10)?.high).toBeCloseTo(0.8922, 3);
  expect(shareInterval(0, 5)?.low).toBe(0);
});
