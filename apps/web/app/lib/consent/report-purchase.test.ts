import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { POLICY_VERSION } from '@pagewright/contract/policy-version';
import { reportPurchase } from './report-purchase.ts';

const PURCHASE = {
  orderId: '5O190127TN364715T',
  planName: 'Starter',
  amount: 11.99,
  currency: 'USD',
} as const;

const META = { content: 'G-TEST12345', dataset: { base: 'https://tag.example.com' } };
const ALLOWED = { necessary: true, analytics: true, version: POLICY_VERSION };

let consent: object | null;
let hasTag: boolean;
/** Scripts added to the document; the test triggers their loading. */
const scripts: EventTarget[] = [];

beforeEach(() => {
  consent = ALLOWED;
  hasTag = true;
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(consent) });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('location', { origin: 'https://app.example.com', hostname: 'app.example.com', href: '' });
  vi.stubGlobal('document', {
    cookie: '',
    referrer: '',
    querySelector: () => (hasTag ? META : null),
    createElement: () => new EventTarget(),
    head: { append: (script: EventTarget) => scripts.push(script) },
  });
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'gtag');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the tag loads once allowed and is notified as soon as it is ready', async () => {
  const wasReported = reportPurchase(PURCHASE);
  await vi.advanceTimersByTimeAsync(4_800);
  expect(scripts).toEqual([
    expect.objectContaining({ src: 'https://tag.example.com/gtag/js?id=G-TEST12345', async: true }),
  ]);
  scripts[0]?.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(100);
  expect(await wasReported).toBe(true);
  const { dataLayer } = globalThis as unknown as { dataLayer: Iterable<unknown>[] };
  expect(dataLayer.map((call) => [...call].slice(0, 2).map(String))).toEqual([
    ['consent', 'default'],
    ['consent', 'update'],
    ['js', String(new Date(Date.now() - 4_900))],
    ['config', 'G-TEST12345'],
    ['event', 'purchase'],
  ]);
  expect([...(dataLayer.at(-1) ?? [])]).toEqual([
    'event',
    'purchase',
    {
      transaction_id: '5O190127TN364715T',
      value: 11.99,
      currency: 'USD',
      items: [{ item_id: 'Starter', item_name: 'Starter', price: 11.99, quantity: 1 }],
    },
  ]);
});

test('it gives up after five seconds', async () => {
  const wasReported = reportPurchase(PURCHASE);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await wasReported).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

test.each(['no tag', 'no choice', 'no consent', 'an older policy'])(
  'nothing is sent or looked for with %s',
  async (lack) => {
    const gtag = vi.fn<(...wasReported: unknown[]) => void>();
    vi.stubGlobal('gtag', gtag);
    if (lack === 'no tag') hasTag = false;
    if (lack === 'no choice') consent = null;
    if (lack === 'no consent') consent = { ...ALLOWED, analytics: false };
    if (lack === 'an older policy') consent = { ...ALLOWED, version: '2025-01' };
    expect(await reportPurchase(PURCHASE)).toBe(false);
    expect([gtag.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0]);
  },
);
