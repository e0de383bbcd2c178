import { operationOf } from '@pagewright/contract/endpoint';
import { generateBrief } from '@pagewright/contract/strategy';
import { z } from 'zod';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '../../../../../tests/eventually.ts';
import { openTestServer } from '../../../../../tests/server/open-test-server.ts';
import { startTestServer } from '../../../../../tests/server/test-server.ts';
import { OPENAI_KEY, startOpenAi } from '../../../../../tests/fakes/openai/start-openai.ts';
import { startFakeService } from '../../../../../tests/fakes/service/start-fake-service.ts';
import { BRIEF_ANSWER, BRIEF_REQUEST } from './testing/brief-request.ts';

const attributes = z.array(
  z.strictObject({
    key: z.string().min(1),
    value: z.union([
      z.strictObject({ stringValue: z.string() }),
      z.strictObject({ boolValue: z.boolean() }),
      z.strictObject({ intValue: z.union([z.int(), z.string().regex(/^-?\d+$/)]) }),
      z.strictObject({ doubleValue: z.number() }),
      z.strictObject({ arrayValue: z.strictObject({ values: z.array(z.looseObject({})) }) }),
    ]),
  }),
);
const nanoseconds = z.string().regex(/^\d{19}$/);
/** A request to a collector in the JSON format of opentelemetry-proto 1.7; unknown fields are rejected. */
const exportRequest = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes, droppedAttributesCount: z.int().optional() }),
      schemaUrl: z.string().optional(),
      scopeSpans: z.array(
        z.strictObject({
          scope: z.strictObject({ name: z.string(), version: z.string().optional() }),
          schemaUrl: z.string().optional(),
          spans: z.array(
            z.strictObject({
              traceId: z.string().regex(/^[\da-f]{32}$/),
              spanId: z.string().regex(/^[\da-f]{16}$/),
              parentSpanId: z
                .string()
                .regex(/^[\da-f]{16}$/)
                .optional(),
              traceState: z.string().optional(),
              name: z.string().min(1),
              kind: z.int().min(1).max(5),
              startTimeUnixNano: nanoseconds,
              endTimeUnixNano: nanoseconds,
              attributes,
              droppedAttributesCount: z.int(),
              events: z.array(z.looseObject({})),
              droppedEventsCount: z.int(),
              status: z.strictObject({ code: z.int().min(0).max(2), message: z.string().optional() }),
              links: z.array(z.looseObject({})),
              droppedLinksCount: z.int(),
              flags: z.int(),
            }),
          ),
        }),
      ),
    }),
  ),
});

const collector = await startFakeService(({ path, method, headers, body }) => {
  const isRight =
    path === '/v1/traces' && method === 'POST' && headers['content-type'] === 'application/json';
  return isRight && exportRequest.safeParse(body).success
    ? { body: { partialSuccess: {} } }
    : { status: 400, body: { message: 'refused' } };
});
afterAll(() => collector.close());

const spans = () =>
  collector.requests.flatMap(({ body }) =>
    exportRequest
      .parse(body)
      .resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  );
const collected = async <Found>(find: (all: ReturnType<typeof spans>) => Found | undefined): Promise<Found> =>
  eventually(() => {
    const found = find(spans());
    if (found === undefined)
      throw new Error(`not sent; sent were ${JSON.stringify(spans().map(({ name }) => name))}`);
    return found;
  });

const STRANGER = '00-11111111111111111111111111111111-2222222222222222-01';
/** Part of the email to this person. */
const SECRET = 'A-name-that-stays-here';

test('a call, its statements, and its effect form one trace without user content, and only where this is set', async () => {
  // What OpenTelemetry's own libraries would use without being asked.
  vi.stubEnv('OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', `${collector.url}/v1/traces`);
  const untraced = await startTestServer();
  const { headers: plain } = await untraced.send('/api/auth/options', { headers: { traceparent: STRANGER } });
  expect(plain.get('x-request-id')).toMatch(/./);
  await untraced.signUp();
  await untraced.close();
  vi.unstubAllEnvs();

  const server = await openTestServer({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
  const stranger = { traceparent: STRANGER };
  const person = await server.signUp(SECRET);
  const { headers } = await server.send('/api/auth/request-password-reset', {
    method: 'POST',
    body: { email: person.email },
    headers: stranger,
  });
  const requestId = headers.get('x-request-id');
  const call = await collected((all) =>
    all.find(({ name }) => name === 'POST /api/auth/request-password-reset'),
  );
  expect(call.traceId).not.toBe('1'.repeat(32));
  expect(call.kind).toBe(2);
  expect(call.attributes).toContainEqual({ key: 'pagewright.request_id', value: { stringValue: requestId } });
  expect(call.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: expect.anything() as number },
  });
  const inTrace = (name: RegExp) =>
    collected((all) => all.find((span) => span.traceId === call.traceId && name.test(span.name)));
  const insert = await inTrace(/^postgresql insert/);
  expect(insert.kind).toBe(3);
  expect((await inTrace(/^effect /)).kind).toBe(5);
  expect(collector.requests.map(({ text }) => text).join('\n')).not.toContain(SECRET);
  expect(collector.requests.length).toBeGreaterThan(0);
  // Seconds later nothing of the first server has arrived.
  expect(spans().filter(({ name }) => name.includes('/api/auth/options'))).toEqual([]);
  expect(spans().filter(({ name }) => name.includes('sign-up'))).toHaveLength(1);
});

test('a run is part of the trace of its call, which behind a proxy is part of the caller’s', async () => {
  const model = await startOpenAi();
  onTestFinished(() => model.close());
  model.answerWith(() => BRIEF_ANSWER);
  const server = await openTestServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    TRUST_PROXY: '127.0.0.1',
    DEFAULT_PLAN: 'Entrepreneur',
    OPENAI_API_KEY: OPENAI_KEY,
    OPENAI_BASE_URL: model.url,
  });
  const person = await server.signUp();
  const { status, headers } = await server.send(`/api${generateBrief.path}`, {
    method: 'POST',
    person,
    body: BRIEF_REQUEST,
    headers: { traceparent: STRANGER },
  });
  expect(status).toBe(201);
  const inTrace = (name: RegExp) =>
    collected((all) => all.find((span) => span.traceId === '1'.repeat(32) && name.test(span.name)));
  const call = await inTrace(/^POST \/api\/generate-brief$/);
  expect(call.parentSpanId).toBe('2'.repeat(16));
  const run = await inTrace(/^run /);
  expect(run).toMatchObject({
    name: `run ${operationOf(generateBrief)}`,
    kind: 5,
    parentSpanId: call.spanId,
  });
  expect(run.attributes).toContainEqual({
    key: 'pagewright.request_id',
    value: { stringValue: headers.get('x-request-id') },
  });
  await inTrace(/^compute /);
  expect((await inTrace(/^chat openai$/)).kind).toBe(3);
  // Sign-ups are calls of their own, without a caller's trace.
  expect(spans().filter(({ name, traceId }) => name.includes('sign-up') && traceId === run.traceId)).toEqual(
    [],
  );
});
