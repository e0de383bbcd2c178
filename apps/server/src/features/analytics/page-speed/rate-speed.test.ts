import { expect, test } from 'vitest';
import { rateFieldData, rateMetric } from './rate-speed.ts';

test('ratings follow Google’s thresholds, with the limits on the better side', () => {
  expect([2_500, 2_501, 4_000, 4_001].map((p75) => rateMetric('lcp', p75))).toEqual([
    'good',
    'needs_improvement',
    'needs_improvement',
    'poor',
  ]);
  expect([200, 500, 501].map((p75) => rateMetric('inp', p75))).toEqual(['good', 'needs_improvement', 'poor']);
  expect([0.1, 0.11, 0.25, 0.26].map((p75) => rateMetric('cls', p75))).toEqual([
    'good',
    'needs_improvement',
    'needs_improvement',
    'poor',
  ]);
  const share = (p75: number) => ({ p75, goodShare: null });
  const period = { from: '2026-10-01', to: '2026-10-28' };
  expect(rateFieldData({ lcp: share(1_000), inp: null, cls: share(0.3), ...period })).toBe('poor');
  expect(rateFieldData({ lcp: null, inp: share(100), cls: share(0.01), ...period })).toBeNull();
});
