import { connect } from 'node:net';
import { describe, expect, test, vi } from 'vitest';

import { countRows } from './attempt.ts';
import { bodyFields } from './call-inputs.ts';
import {
  NON_OBJECTS,
  oddValues,
  OTHER_TYPES,
  UNREADABLE_BODIES,
  valuesAtLimits,
  valuesOfOtherTypes,
} from './hostile-values.ts';
import { byName, openBodyAttempts } from './open-body-attempts.ts';
import { takeShare } from './take-share.ts';

/** Ten megabytes of JSON. */
const LARGE = new TextEncoder().encode(JSON.stringify({ title: 'x'.repeat(10_000_000) }));
const SHARE_OF_BODIES = 18;
const SHARE_OF_TYPES = 9;
const SHARE_OF_LIMITS = 12;
/**
 * Wrongly typed values are rejected at once, so every second field gets one; correctly typed ones may be expensive, so
 * there are fewer.
 */
const SHARE_OF_VALUES = 38;
const SHARE_OF_ODD_VALUES = 90;

// Thousands of calls, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

const setup = await openBodyAttempts();

describe.each(byName(setup.changing))('%s', (_name, call) => {
  test('rejects invalid JSON, values that cannot be stored, and prototype pollution', async () => {
    const attempt = setup.attemptsAt(call, setup.untouched);
    const bodies = setup.partFor(call, UNREADABLE_BODIES, SHARE_OF_BODIES);
    const attempts = bodies.map(([name, body]) => attempt(name, body));
    await setup.expectRefused(
      attempts,
      400,
      ...(call.consumes ? [415] : []),
      ...(call.bodyLimit ? [413] : []),
    );
  });

  test('rejects ten megabytes and other body types', async () => {
    const attempt = setup.attemptsAt(call, setup.untouched);
    const large = setup.partFor(call, [attempt('ten megabytes', LARGE)], SHARE_OF_BODIES);
    // A call that takes larger files finds no file in it.
    const isTooLarge = (call.bodyLimit ?? 0) < LARGE.length;
    await setup.expectRefused(large, isTooLarge ? 413 : 400, ...(call.consumes ? [415] : []));
    await setup.expectRefused(
      setup.partFor(call, OTHER_TYPES, SHARE_OF_TYPES).map((type) => attempt(type, '{"title":"x"}', type)),
      415,
    );
  });
});

describe.each(byName(setup.taking))('%s', (_name, call) => {
  test('rejects lists and scalars instead of an object', async () => {
    const attempt = setup.attemptsAt(call, setup.untouched);
    // A body of `null` counts as empty, which is fine if every field is optional.
    const bodies = setup.partFor(call, NON_OBJECTS, SHARE_OF_TYPES).filter((body) => body !== 'null');
    await setup.expectRefused(
      bodies.map((body) => attempt(body, body)),
      400,
    );
    await setup.expectNoFailure([
      setup.attemptsAt(call, setup.target)('null', 'null'),
      setup.attemptsAt(call, setup.target)('nothing', ''),
    ]);
  });

  test('rejects a value of another type in each field', async () => {
    const attempt = setup.attemptsAt(call, setup.untouched);
    const attempts = bodyFields(call).flatMap((field, index) =>
      takeShare(valuesOfOtherTypes(field), setup.changing.indexOf(call) + index, SHARE_OF_VALUES).map(
        (value) =>
          attempt(`${field.name} = ${JSON.stringify(value)}`, {
            ...setup.validBody(call),
            [field.name]: value,
          }),
      ),
    );
    await setup.expectRefused(attempts, 400);
  });

  test('rejects values beyond a field’s limit, and accepts values at the limit', async () => {
    const [refusing, taken] = [setup.attemptsAt(call, setup.untouched), setup.attemptsAt(call, setup.target)];
    const values = setup.partFor(
      call,
      bodyFields(call).flatMap((field) => [...valuesAtLimits(field)].map((limit) => ({ ...limit, field }))),
      SHARE_OF_LIMITS,
    );
    const body = ({ field, value }: (typeof values)[number]) => ({
      ...setup.validBody(call),
      [field.name]: value,
    });
    const beyond = values.filter(({ isBeyond }) => isBeyond);
    await setup.expectRefused(
      beyond.map((value) => refusing(`beyond the limit of ${value.field.name}`, body(value))),
      400,
      ...(call.bodyLimit ? [413] : []),
    );
    const within = values.filter(({ isBeyond }) => !isBeyond);
    const outcomes = await setup.expectNoFailure(
      within.map((value) => taken(`at the limit of ${value.field.name}`, body(value))),
    );
    // Text instead of a list is split, and its entries have their own limits.
    const refused = outcomes.filter((_, index) => within[index]?.field.shape.anyOf === undefined);
    const refusals = refused.flatMap(({ status, answer }) => (status >= 400 ? [answer] : []));
    expect(JSON.stringify(refusals)).not.toContain('Must be at most');
  });

  test('accepts or rejects unusual values of the right type', async () => {
    const attempt = setup.attemptsAt(call, setup.target);
    await setup.expectNoFailure(
      bodyFields(call).flatMap((field, index) =>
        takeShare(oddValues(field), setup.changing.indexOf(call) + index, SHARE_OF_ODD_VALUES).map((value) =>
          attempt(`${field.name} = ${JSON.stringify(value)}`, {
            ...setup.validBody(call),
            [field.name]: value,
          }),
        ),
      ),
    );
  });
});

test('slow or aborted bodies keep no one waiting and leave nothing behind', async () => {
  const before = await countRows(setup.server);
  const { hostname, port } = new URL(setup.server.url);
  const head = [
    'POST /api/content HTTP/1.1',
    `host: ${hostname}:${port}`,
    'content-type: application/json',
    `authorization: Bearer ${await setup.person.token()}`,
    'content-length: 1000',
  ].join('\r\n');
  const sockets = Array.from({ length: 60 }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write(`${head}\r\n\r\n{"title":"Half of`);
    return socket;
  });
  const answer = await setup.server.send('/api/content', { person: setup.person });
  expect(answer.status).toBe(200);
  for (const socket of sockets) socket.destroy();
  expect((await setup.server.send('/api/health')).status).toBe(200);
  expect(await countRows(setup.server)).toEqual(before);
});
