import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellPurchase } from './tell-purchase.ts';

const PURCHASE = {
  orderId: '5O190127TN364715T',
  planName: 'Starter',
  amount: 11.99,
  currency: 'USD',
} as const;

let consent: string | null;
let hasTag: boolean;

beforeEach(() => {
  consent = JSON.stringify({ necessary: true, analytics: true });
  hasTag = true;
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { getItem: () => consent });
  vi.stubGlobal('document', { querySelector: () => (hasTag ? {} : null) });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the tag is told as soon as it is there', async () => {
  const told = tellPurchase(PURCHASE);
  await vi.advanceTimersByTimeAsync(4_800);
  const gtag = vi.fn<(...told: unknown[]) => void>();
  vi.stubGlobal('gtag', gtag);
  await vi.advanceTimersByTimeAsync(100);
  expect(await told).toBe(true);
  expect(gtag.mock.calls).toEqual([
    [
      'event',
      'purchase',
      {
        transaction_id: '5O190127TN364715T',
        value: 11.99,
        currency: 'USD',
        items: [{ item_id: 'Starter', item_name: 'Starter', price: 11.99, quantity: 1 }],
      },
    ],
  ]);
});

test('it is given up after five seconds', async () => {
  const told = tellPurchase(PURCHASE);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await told).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

test.each(['no tag', 'no choice', 'no consent'])('nothing is told or looked for with %s', async (lack) => {
  const gtag = vi.fn<(...told: unknown[]) => void>();
  vi.stubGlobal('gtag', gtag);
  if (lack === 'no tag') hasTag = false;
  if (lack === 'no choice') consent = null;
  if (lack === 'no consent') consent = JSON.stringify({ necessary: true, analytics: false });
  expect(await tellPurchase(PURCHASE)).toBe(false);
  expect([gtag.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0]);
});
