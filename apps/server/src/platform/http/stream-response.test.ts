import { Validator } from '@seriousme/openapi-schema-validator';
import { readUsage } from '@pagewright/contract/usage';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  startTestServer,
  type TestPerson,
  type TestServer,
} from '../../../../../tests/server/test-server.ts';
import { addMeteredCalls, doWork, workLog } from '../../features/usage/testing/metered-calls.ts';
import { callsByFeature, readApiDocument } from './api-docs/api-document.ts';
import { callSection } from './api-docs/sections.ts';
import { openApiDocument } from './openapi.ts';

afterAll(addMeteredCalls());

let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  person = await server.signUp();
});
afterAll(() => server.close());

interface Event {
  readonly name: string;
  readonly data: unknown;
  /** Whether the work had finished when it arrived. */
  readonly isOver: boolean;
}

/** A streamed call as it arrives. */
interface Stream {
  readonly response: Response;
  readonly events: Event[];
  /** The raw stream. */
  readonly text: () => string;
  readonly ended: Promise<void>;
}

type Work = Parameters<typeof server.call<typeof doWork>>[2]['body'];

async function post(body: unknown, headers: Record<string, string>, signal?: AbortSignal): Promise<Response> {
  return fetch(`${server.url}/api/test/work`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await person.token()}`,
      ...headers,
    },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });
}

async function stream(
  body: Work,
  { headers = {}, signal }: { headers?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<Stream> {
  const response = await post(body, { accept: 'text/event-stream', ...headers }, signal);
  const events: Event[] = [];
  let text = '';
  const read = async (): Promise<void> => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const whole = text.split('\n\n').slice(0, -1);
      const found = whole.flatMap((block) => /^event: (\w+)\ndata: (.*)$/.exec(block) ?? []);
      for (let index = events.length; index < found.length / 3; index += 1) {
        const [name = '', data = ''] = found.slice(index * 3 + 1);
        events.push({
          name,
          data: JSON.parse(data) as unknown,
          isOver: workLog.includes(`${body?.name} ended`),
        });
      }
    }
  };
  return { response, events, text: () => text, ended: read() };
}

const names = ({ events }: Stream): string[] => events.map(({ name }) => name);
const used = async (): Promise<number> => (await server.call(person, readUsage, {})).body.usage.seoRequests;

test('progress arrives during the work, and finally the regular result', async () => {
  const call = await stream(
    { name: 'A ÷\nB', steps: 3, stepMs: 400 },
    { headers: { 'accept-encoding': 'br, gzip' } },
  );
  await call.ended;
  expect(call.events.map(({ name, data }) => [name, data])).toEqual([
    ['progress', { step: 'Working', done: 0, total: 3 }],
    ['progress', { step: 'Working', done: 1, total: 3 }],
    ['progress', { step: 'Working', done: 2, total: 3 }],
    ['result', { name: 'A ÷\nB', run: workLog.length - 1 }],
  ]);
  // Each arrived when it happened, not all with the result.
  expect(call.events.map(({ isOver }) => isOver)).toEqual([false, false, false, true]);
  const { status, headers } = call.response;
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(headers.get('cache-control')).toBe('no-store, no-transform');
  expect(headers.get('x-accel-buffering')).toBe('no');
  expect(headers.get('content-encoding')).toBeNull();
  expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('silent work is known to run early, and is kept alive', async () => {
  const call = await stream({ name: 'says nothing', steps: 1, stepMs: 10_800, listens: false });
  expect(workLog).toContain('says nothing started');
  expect(workLog).not.toContain('says nothing ended');
  await call.ended;
  expect(names(call)).toEqual(['result']);
  expect(call.text().match(/^: /gm)).toHaveLength(2);
});

test('a quick result is an event too', async () => {
  const call = await stream({ name: 'quick' });
  await call.ended;
  expect(names(call)).toEqual(['result']);
});

test('without accepting events the same call responds with JSON', async () => {
  for (const accept of ['application/json', '*/*', 'text/event-stream;q=0, application/json']) {
    const response = await post({ steps: 2 }, { accept });
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(Object.keys((await response.json()) as object)).toEqual(['name', 'run']);
  }
});

test('a call that cannot stream responds with JSON whatever is accepted', async () => {
  const answer = await server.send('/api/usage', { person, headers: { accept: 'text/event-stream' } });
  expect(answer.body).toMatchObject({ plan: { name: 'Free' } });
});

test.each([
  ['refused', { error: 'The source failed.', code: 'source_failed', status: 502 }],
  ['broken', { error: 'Server error. Please try again later.', code: 'server_error', status: 500 }],
] as const)('a failure after progress arrives as the last event: %s', async (end, body) => {
  const call = await stream({ steps: 1, stepMs: 10, end });
  await call.ended;
  expect(names(call)).toEqual(['progress', 'error']);
  expect(call.events[1]?.data).toEqual(body);
  expect(await used()).toBe(0);
});

test('an error before any progress is a regular error response', async () => {
  const broken = await post({ steps: 'many' }, { accept: 'text/event-stream' });
  expect([broken.status, await broken.json()]).toMatchObject([400, { code: 'invalid' }]);
  const stranger = await post({}, { accept: 'text/event-stream', authorization: 'Bearer a.b.c' });
  expect([stranger.status, await stranger.json()]).toMatchObject([401, { code: 'token_invalid' }]);
  const tooMany = await post({ requests: 11 }, { accept: 'text/event-stream' });
  expect([tooMany.status, await tooMany.json()]).toMatchObject([429, { code: 'quota_exceeded', limit: 10 }]);
});

test.each([
  ['between many steps', { steps: 10_000, stepMs: 50 }],
  ['in the middle of a long one', { steps: 1, stepMs: 600_000 }],
])('closing the connection %s ends the work', async (_, body) => {
  const control = new AbortController();
  const name = `closed ${person.userId}`;
  const call = await stream({ name, ...body }, { signal: control.signal });
  await expect.poll(() => call.events.length).toBeGreaterThan(0);
  control.abort();
  await expect(call.ended).rejects.toThrow('aborted');
  await expect.poll(() => workLog, { interval: 10 }).toContain(`${name} ended`);
  expect(workLog).not.toContain(`${name} finished`);
  await expect.poll(used).toBe(0);
});

test('a stalled reader blocks neither the work nor other calls', async () => {
  const response = await post({ name: 'x'.repeat(100), steps: 30_000 }, { accept: 'text/event-stream' });
  expect(response.status).toBe(200);
  expect((await server.send('/api/health')).status).toBe(200);
  await response.body?.cancel();
});

test('calls with the same Idempotency-Key run once, and each gets a response of its own kind', async () => {
  const key = { 'idempotency-key': `key ${person.userId}`.replace(' ', '-') };
  const body = { steps: 2, stepMs: 500 };
  const first = await stream(body, { headers: key });
  const second = await stream(body, { headers: key });
  const third = await post(body, key);
  const answer: unknown = await third.json();
  await Promise.all([first.ended, second.ended]);
  expect(names(first)).toEqual(['progress', 'progress', 'result']);
  expect(names(second)).toEqual(['result']);
  expect([first.events.at(-1)?.data, second.events.at(-1)?.data]).toEqual([answer, answer]);
  const later = await stream(body, { headers: key });
  await later.ended;
  expect(later.events.map(({ data }) => data)).toEqual([answer]);
  expect(await used()).toBe(1);
  const other = await post({ steps: 3 }, key);
  expect([other.status, await other.json()]).toMatchObject([422, { code: 'idempotency_key_reused' }]);
});

test('a disconnected call leaves its key to the next', async () => {
  const key = { 'idempotency-key': `left-${person.userId}` };
  const control = new AbortController();
  const first = await stream({ steps: 40, stepMs: 100 }, { headers: key, signal: control.signal });
  control.abort();
  await expect(first.ended).rejects.toThrow('aborted');
  const second = await stream({ steps: 40, stepMs: 100 }, { headers: key });
  await second.ended;
  expect(names(second).filter((name) => name === 'progress')).toHaveLength(40);
  expect(await used()).toBe(1);
});

test("a killed server's key is free once its lease expires", async () => {
  const key = `killed-${person.userId}`;
  const first = await stream({ steps: 15, stepMs: 100 }, { headers: { 'idempotency-key': key } });
  await server.sql.query(
    "update idempotency_key set runs_until = now() - interval '1 second' where key = $1",
    [key],
  );
  const second = await stream({ steps: 15, stepMs: 100 }, { headers: { 'idempotency-key': key } });
  await Promise.all([first.ended, second.ended]);
  expect(names(second).at(0)).toBe('progress');
  const third = await stream({ steps: 15, stepMs: 100 }, { headers: { 'idempotency-key': key } });
  await third.ended;
  expect(third.events.map(({ data }) => data)).toEqual([second.events.at(-1)?.data]);
});

test('the reference shows which calls can stream', async () => {
  const { document } = await openApiDocument([doWork, readUsage], '1', 'http://localhost');
  const { paths } = document;
  expect(await new Validator().validate(structuredClone(document))).toEqual({ valid: true });
  const described = await readApiDocument(document);
  const calls = [...callsByFeature(described).values()].flat();
  const shown = calls.map((call) => callSection(call, described).text).join('');
  expect(shown.match(/>Can stream</g)).toHaveLength(1);
  expect(paths).toMatchObject({
    '/test/work': {
      post: {
        'x-streams': true,
        responses: {
          200: { content: { 'application/json': {}, 'text/event-stream': { schema: { type: 'string' } } } },
        },
      },
    },
  });
  expect(JSON.stringify((paths as Record<string, unknown>)['/usage'])).not.toContain('event-stream');
});
