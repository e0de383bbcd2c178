import { connect } from 'node:net';
import { describe, expect, test, vi } from 'vitest';

import { countRows } from './attempt.ts';
import { bodyFields } from './call-inputs.ts';
import {
  NO_OBJECTS,
  oddValues,
  OTHER_TYPES,
  UNREADABLE_BODIES,
  valuesAtLimits,
  valuesOfOtherTypes,
} from './hostile-values.ts';
import { byName, openBodyAttempts } from './open-body-attempts.ts';
import { rotate } from './rotate.ts';

/** Ten megabytes of JSON. */
const LARGE = new TextEncoder().encode(JSON.stringify({ title: 'x'.repeat(10_000_000) }));
const SHARE_OF_BODIES = 6;
const SHARE_OF_VALUES = 3;

// Thousands of calls, on a machine that may have other work.
vi.setConfig({ testTimeout: 120_000 });

const {
  server,
  person,
  target,
  untouched,
  changing,
  taking,
  partFor,
  validBody,
  attemptsAt,
  expectRefused,
  expectNoFailure,
} = await openBodyAttempts();

describe.each(byName(changing))('%s', (_name, call) => {
  test('refuses what is no JSON, what cannot be stored, and what reaches into prototypes', async () => {
    const attempt = attemptsAt(call, untouched);
    const bodies = partFor(call, UNREADABLE_BODIES, SHARE_OF_BODIES);
    const attempts = bodies.map(([name, body]) => attempt(name, body));
    await expectRefused(attempts, 400, ...(call.consumes ? [415] : []), ...(call.bodyLimit ? [413] : []));
  });

  test('refuses ten megabytes and other types of body', async () => {
    const attempt = attemptsAt(call, untouched);
    const large = partFor(call, [attempt('ten megabytes', LARGE)], SHARE_OF_BODIES);
    await expectRefused(large, 413, ...(call.consumes ? [415] : []));
    await expectRefused(
      partFor(call, OTHER_TYPES, SHARE_OF_BODIES).map((type) => attempt(type, '{"title":"x"}', type)),
      415,
    );
  });
});

describe.each(byName(taking))('%s', (_name, call) => {
  test('refuses lists and scalars in place of an object', async () => {
    const attempt = attemptsAt(call, untouched);
    // A body of `null` is as good as none, which is all right where every field may be absent.
    const bodies = partFor(call, NO_OBJECTS, SHARE_OF_BODIES).filter((body) => body !== 'null');
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
    const attempts = bodyFields(call).flatMap((field, index) =>
      rotate(valuesOfOtherTypes(field), changing.indexOf(call) + index, SHARE_OF_VALUES).map((value) =>
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
});

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
