import { endpoints } from '@pagewright/contract';
import { readCompetitorGaps } from '@pagewright/contract/analytics';
import { createContent, readContent } from '@pagewright/contract/content';
import type { Endpoint } from '@pagewright/contract/endpoint';
import { describe, expect, test, vi } from 'vitest';

import { openTestServer } from '../server/open-test-server.ts';
import { countRows, findFailures, findUnexpectedStatuses, sendAll, type Attempt } from './attempt.ts';
import { queryFields } from './call-inputs.ts';
import { ADDRESS_VALUES, valuesAtLimits } from './hostile-values.ts';
import { takeShare } from './take-share.ts';
import { ROUTE_EXPECTATIONS } from './route-expectations.ts';

/** Parameters and paths are parsed by the same code: each gets a share of the values, and each value goes to many. */
const SHARE_OF_VALUES = 36;
/** Of the forms that a parameter may be written in, too. */
const SHARE_OF_FORMS = 3;

// Thousands of calls, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

// Tests contact only this machine.
const server = await openTestServer({ OUTGOING_PUBLIC: 'false', CRAWLER_PAUSE_MS: '0' });
const person = await server.signUp();
const item = (await server.call(person, createContent, { body: { title: 'Mine', content: 'A text.' } })).body;
// A refused call releases what it reserved; the monthly counter itself remains, at 0.
await server.call(person, readCompetitorGaps, { query: { competitors: 'x', keywords: 'x' } });

const named = (calls: readonly Endpoint[]): [string, Endpoint][] =>
  calls.map((call) => [`${call.method} ${call.path}`, call]);
const asking = endpoints.filter((call) => queryFields(call).length > 0);
const pointing = endpoints.filter(({ path }) => path.includes('{'));

const inQuery = (call: Endpoint, query: string, name = query): Attempt => ({
  name,
  method: call.method,
  path: `${call.path.replace('{id}', item.id).replace('{number}', '1')}?${query}`,
});

/**
 * Sends calls that may succeed or be refused, and expects that none fails and that refused ones leave nothing behind.
 */
async function expectNoFailure(attempts: readonly Attempt[]) {
  const before = await countRows(server);
  const outcomes = await sendAll(server, person, attempts);
  expect(findFailures(outcomes)).toEqual([]);
  expect(await countRows(server)).toEqual(before);
  return outcomes;
}

describe.each(named(asking))('%s', (_name, call) => {
  test('accepts or rejects any parameter value', async () => {
    await expectNoFailure(
      queryFields(call).flatMap(({ name }, index) => {
        const turn = asking.indexOf(call) + index;
        const forms = [
          ...['1', 'x', ''].map((value) => `${name}=${value}&${name}=${value}`),
          `${name}[]=1`,
          `${name}[$ne]=1`,
          `${name}.length=1`,
          name,
        ];
        return [
          ...takeShare(ADDRESS_VALUES, turn, SHARE_OF_VALUES).map((value) => `${name}=${value}`),
          ...takeShare(forms, turn, SHARE_OF_FORMS),
        ].map((query) => inQuery(call, query));
      }),
    );
  });

  test('rejects values beyond a parameter’s limit', async () => {
    const beyond = queryFields(call).flatMap((field) =>
      [...valuesAtLimits(field)]
        .filter(({ isBeyond }) => isBeyond)
        .map(({ value }) => inQuery(call, `${field.name}=${String(value)}`)),
    );
    expect(findUnexpectedStatuses(await expectNoFailure(beyond), 400)).toEqual([]);
  });

  test('ignores or rejects unknown parameters and prototype names', async () => {
    const usual = ROUTE_EXPECTATIONS[`${call.method} ${call.path}`]?.query ?? '';
    const unknown = [
      '__proto__=1',
      'constructor=1',
      'constructor[prototype]=1',
      'hasOwnProperty=1',
      'a=1',
      '=',
      '&&',
    ];
    await expectNoFailure(
      takeShare(unknown, asking.indexOf(call), SHARE_OF_FORMS).map((query) =>
        inQuery(call, `${usual}&${query}`),
      ),
    );
    const refused = await expectNoFailure([inQuery(call, '%00=1'), inQuery(call, 'a=%00')]);
    expect(findUnexpectedStatuses(refused, 400)).toEqual([]);
  });
});

describe.each(named(pointing))('%s', (_name, call) => {
  test('refuses an invalid id', async () => {
    // A URL path ends at these, or they lead elsewhere.
    const values = takeShare(ADDRESS_VALUES, pointing.indexOf(call), SHARE_OF_VALUES).filter(
      (value) => !/^\.*$/.test(value),
    );
    const { body } = ROUTE_EXPECTATIONS[`${call.method} ${call.path}`] ?? {};
    const attempt = (name: string, path: string): Attempt => ({
      name,
      method: call.method,
      path,
      ...(body === undefined ? {} : { body }),
    });
    const attempts = values.flatMap((value) => [
      attempt(value, call.path.replace('{id}', value).replace('{number}', '1')),
      ...(call.path.includes('{number}') && value !== '1'
        ? [attempt(value, call.path.replace('{id}', item.id).replace('{number}', value))]
        : []),
    ]);
    const outcomes = await expectNoFailure(attempts);
    expect(findUnexpectedStatuses(outcomes, 400, 404)).toEqual([]);
    const now = await server.call(person, readContent, { params: { id: item.id } });
    expect(now.body).toEqual(item);
  });
});

test('an unreadable URL gets a normal response, with the usual headers', async () => {
  const answer = await server.send('/%zz', { headers: { origin: 'https://foreign.example' } });
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } });
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
});

test('headers that are too long are refused with an API error', async () => {
  const attempts = [
    { name: 'a long address', method: 'GET' as const, path: `/content?searchTerm=${'x'.repeat(20_000)}` },
    {
      name: 'a long header',
      method: 'GET' as const,
      path: '/content',
      headers: { 'x-long': 'x'.repeat(20_000) },
    },
  ];
  expect(findUnexpectedStatuses(await expectNoFailure(attempts), 431)).toEqual([]);
});

test('an idempotency key is accepted or refused, whatever it is', async () => {
  const keys = ['', ' ', 'x'.repeat(201), 'a b', 'ä', "'; drop table content; --", '__proto__', '%00'];
  const outcomes = await sendAll(
    server,
    person,
    keys.map((key) => ({
      name: key,
      method: 'POST',
      path: '/notifications/read',
      body: {},
      headers: { 'idempotency-key': key },
    })),
  );
  expect(findFailures(outcomes)).toEqual([]);
  expect(findUnexpectedStatuses(outcomes, 200, 400)).toEqual([]);
});
