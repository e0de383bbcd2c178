import type { Usage } from '@pagewright/contract/usage';
import { expect, test } from 'vitest';
import { getUsageCounts } from '../usage-counts.ts';
import { findNearingLimits } from './nearing-limits.ts';

const NOW = new Date('2026-11-22T12:00:00Z');

/** The usage of a plan with 10 SEO and 100 AI requests. */
function usageOf(seo: number, ai: number, endDate: string | null = null): Usage {
  return {
    usage: { seoRequests: seo, aiRequests: ai, month: 11, year: 2026 },
    plan: { name: 'Free', price: 0, seoRequestLimit: 10, aiRequestLimit: 100 },
    remaining: { seoRequests: 10 - seo, aiRequests: 100 - ai },
    subscription: { endDate, source: 'given', paid: null, next: null },
  };
}

test('limits are near from 75, 90, and 100 percent on', () => {
  expect(findNearingLimits(usageOf(7, 74), NOW)).toEqual({ limits: [], planEnd: null });
  expect(findNearingLimits(usageOf(8, 75), NOW).limits).toEqual([
    { kind: 'seo', nearness: 'much' },
    { kind: 'ai', nearness: 'much' },
  ]);
  expect(findNearingLimits(usageOf(9, 89), NOW).limits).toEqual([
    { kind: 'seo', nearness: 'nearlyAll' },
    { kind: 'ai', nearness: 'much' },
  ]);
  expect(findNearingLimits(usageOf(10, 99), NOW).limits).toEqual([
    { kind: 'seo', nearness: 'all' },
    { kind: 'ai', nearness: 'nearlyAll' },
  ]);
});

test('unlimited usage never ends', () => {
  const { usage, remaining, subscription } = usageOf(10, 100);
  const plan = { name: 'Entrepreneur', price: -1, seoRequestLimit: -1, aiRequestLimit: -1 } as const;
  expect(findNearingLimits({ usage, remaining, subscription, plan }, NOW).limits).toEqual([]);
});

test('a plan that continues after its trial does not end', () => {
  const usage = usageOf(0, 0, '2026-11-25T12:00:00.000Z');
  const next = { plan: 'Free', source: 'paid', endDate: null, paid: null } as const;
  const subscription = { ...usage.subscription, next };
  expect(findNearingLimits({ ...usage, subscription }, NOW).planEnd).toBeNull();
});

test('the remainder is never negative, and unlimited only if the limit is', () => {
  const over = { ...usageOf(12, 0), remaining: { seoRequests: -2, aiRequests: -1 } };
  expect([getUsageCounts(over, 'seo').left, getUsageCounts(over, 'ai').left]).toEqual([0, 0]);
  const plan = { name: 'Entrepreneur', price: -1, seoRequestLimit: -1, aiRequestLimit: -1 } as const;
  expect(getUsageCounts({ ...over, plan }, 'seo').left).toBe(-1);
});

test.each([
  ['2026-11-29T12:00:00.000Z', true],
  ['2026-11-29T12:00:00.001Z', false],
  ['2026-11-22T12:00:01.000Z', true],
  ['2026-11-22T12:00:00.000Z', false],
])('on November 22 at noon, a plan until %s ends soon: %s', (endDate, isSoon) => {
  expect(findNearingLimits(usageOf(0, 0, endDate), NOW).planEnd).toBe(isSoon ? endDate : null);
});
