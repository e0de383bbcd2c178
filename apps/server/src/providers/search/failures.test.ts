import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  DATAFORSEO_KEY,
  dataForSeoTask,
  startDataForSeo,
} from '../../../../../tests/fakes/dataforseo/start-dataforseo.ts';
import { startSearxng } from '../../../../../tests/fakes/searxng/start-searxng.ts';
import { SERPER_KEY, startSerper } from '../../../../../tests/fakes/serper/start-serper.ts';
import type { FakeService, ServiceFault } from '../../../../../tests/fakes/service/start-fake-service.ts';
import { startWikipedia, wikipediaError } from '../../../../../tests/fakes/wikipedia/start-wikipedia.ts';
import { dataForSeoSource } from './dataforseo/client.ts';
import type { SearchQuery } from './port.ts';
import type { SearchFault } from './search-error.ts';
import { searxngSource } from './searxng/client.ts';
import { serperSource } from './serper/client.ts';
import { faultOf, searchFor } from './testing/search-for.ts';
import { wikipediaSource } from './wikipedia/client.ts';

/** More than a response takes on a busy machine. */
const TIMEOUT_MS = 60_000;
const SHORT_TIMEOUT_MS = 1_500;
const userAgent = () => 'PagewrightBot/1 (+https://pagewright.example)';
const result = { title: 'Rain barrels', link: 'https://one.example/', url: 'https://one.example/' };

interface Vendor {
  readonly title: string;
  readonly start: () => Promise<FakeService>;
  readonly ask: (url: string, query: SearchQuery, timeoutMs?: number) => Promise<unknown>;
  /** Responses whose status does not have its usual meaning. */
  readonly own: readonly (readonly [
    name: string,
    fault: ServiceFault,
    code: SearchFault,
    requests: number,
  ])[];
  readonly status403: SearchFault;
}

const vendors: readonly Vendor[] = [
  {
    title: 'Serper',
    start: () => startSerper({ organic: [result] }),
    ask: async (url, query, timeoutMs = TIMEOUT_MS) =>
      serperSource({ url, key: SERPER_KEY, timeoutMs }).results?.(query),
    own: [
      [
        'no credit',
        { status: 400, body: { message: 'Not enough credits', statusCode: 400 } },
        'credit_used_up',
        1,
      ],
    ],
    status403: 'key_refused',
  },
  {
    title: 'DataForSEO',
    start: () => startDataForSeo({ items: [{ type: 'organic', ...result }] }),
    ask: async (url, query, timeoutMs = TIMEOUT_MS) =>
      dataForSeoSource({ url, key: DATAFORSEO_KEY, timeoutMs }).results?.(query),
    own: [
      ['a billed failure', dataForSeoTask(40_101, 'Internal SE Server Error.'), 'source_unreadable', 1],
      ['a refused task', dataForSeoTask(40_501, 'Invalid Field.'), 'source_refused', 1],
      ['a task without permission', dataForSeoTask(40_204, 'Access denied.'), 'key_refused', 1],
      ['an unpaid task', dataForSeoTask(40_210, 'Insufficient Funds.'), 'credit_used_up', 1],
      ['a rate-limited task', dataForSeoTask(40_202, 'Rate limit.'), 'rate_limited', 2],
      ['a failed task', dataForSeoTask(50_000, 'Internal Error.'), 'source_failed', 2],
    ],
    status403: 'key_refused',
  },
  {
    title: 'SearXNG',
    start: () => startSearxng({ results: [result] }),
    ask: async (url, query, timeoutMs = TIMEOUT_MS) =>
      searxngSource({ login: null, url, timeoutMs }).results?.(query),
    own: [],
    status403: 'json_off',
  },
  {
    title: 'Wikipedia',
    start: () => startWikipedia([{ title: 'Rain barrel', text: '<p>It holds rain.</p>' }]),
    ask: async (url, query, timeoutMs = TIMEOUT_MS) =>
      wikipediaSource({ url, userAgent, timeoutMs }).articles?.(query),
    own: [
      ['a rate limit reported with status 200', wikipediaError('ratelimited', 'Wait.'), 'rate_limited', 2],
      [
        'a failure reported with status 200',
        wikipediaError('internal_api_error_DB', 'Caught.'),
        'source_failed',
        2,
      ],
      ['a refusal reported with status 200', wikipediaError('badvalue', 'No.'), 'source_refused', 1],
    ],
    status403: 'source_refused',
  },
];

describe.each(vendors)('$title', ({ title, start, ask, own, status403 }) => {
  let fake: FakeService;
  beforeAll(async () => {
    fake = await start();
  });
  afterAll(() => fake.close());

  const usual: Vendor['own'] = [
    ['401', { status: 401, body: {} }, 'key_refused', 1],
    ['402', { status: 402, body: {} }, 'credit_used_up', 1],
    ['403', { status: 403, body: 'no' }, status403, 1],
    ['404', { status: 404, body: {} }, 'source_refused', 1],
    ['429', { status: 429, body: {} }, 'rate_limited', 2],
    ['429 with a short pause', { status: 429, headers: { 'retry-after': '0' }, body: {} }, 'rate_limited', 2],
    [
      '429 with a long pause',
      { status: 429, headers: { 'retry-after': '600' }, body: {} },
      'rate_limited',
      1,
    ],
    ['500', { status: 500, body: {} }, 'source_failed', 2],
    ['503', { status: 503, body: 'away' }, 'source_failed', 2],
    ['a redirect', { status: 302, headers: { location: '/elsewhere' }, body: '' }, 'source_refused', 1],
    ['no response', 'hang', 'source_too_slow', 1],
    ['a response cut off', 'cut_off', 'source_unreadable', 1],
    ['broken JSON', 'malformed', 'source_unreadable', 1],
    ['JSON of another shape', 'unexpected', 'source_unreadable', 1],
    ['an endless response', { body: ' '.repeat(5_000_001) }, 'source_unreadable', 1],
  ];
  test.each([...usual, ...own])('%s is reported correctly', async (_, fault, code, requests) => {
    const before = fake.requests.length;
    fake.failWith(fault);
    const timeoutMs = fault === 'hang' ? SHORT_TIMEOUT_MS : TIMEOUT_MS;
    const error = await faultOf(ask(fake.url, searchFor('rain barrel'), timeoutMs));
    expect([error.fault, fake.requests.length - before]).toEqual([code, requests]);
    expect(error.message.startsWith(title) || error.message.includes(` ${title} `)).toBe(true);
    expect(error.cause).toBeUndefined();
    expect(JSON.stringify([error.message, error.detail, error.stack])).not.toContain('fake-');
  });

  test.each([429, 500])('a single %i is resolved by a retry', async (status) => {
    fake.failWith({ status, body: {} }, 1);
    expect(await ask(fake.url, searchFor('rain barrel'))).toBeTruthy();
  });

  test('an unreachable source is a connection failure', async () => {
    const gone = await start();
    await gone.close();
    const error = await faultOf(ask(gone.url, searchFor('rain barrel')));
    expect([error.fault, error.detail]).toEqual(['source_unreachable', 'ECONNREFUSED']);
  });

  test('an aborted call ends at once', async () => {
    fake.failWith('hang');
    const caller = new AbortController();
    const before = fake.requests.length;
    const asked = ask(fake.url, searchFor('rain barrel', caller.signal));
    const leave = async (): Promise<void> => {
      await expect.poll(() => fake.requests.length).toBe(before + 1);
      caller.abort(new Error('gone'));
    };
    await Promise.all([expect(asked).rejects.toThrow('gone'), leave()]);
  });
});

test.each([
  [
    'Serper',
    () => startSerper({ organic: [] }),
    (url: string) => serperSource({ url, key: 'fake-wrong', timeoutMs: TIMEOUT_MS }),
  ],
  [
    'DataForSEO',
    () => startDataForSeo({}),
    (url: string) => dataForSeoSource({ url, key: 'fake-wrong:fake-word', timeoutMs: TIMEOUT_MS }),
  ],
])('%s refuses a wrong key, and no error contains it', async (_, start, source) => {
  const fake = await start();
  const error = await faultOf(source(fake.url).results!(searchFor('rain barrel')));
  expect(error.fault).toBe('key_refused');
  expect(JSON.stringify([error.message, error.detail, error.stack])).not.toContain('fake-');
  await fake.close();
});
