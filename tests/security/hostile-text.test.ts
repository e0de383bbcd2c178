import { endpoints } from '@pagewright/contract';
import type { Endpoint } from '@pagewright/contract/endpoint';
import { parseEditorDocument } from '@pagewright/contract/document';
import { BODY_BYTES_MAX, CONTENT_BYTES_MAX } from '@pagewright/contract/limits';
import { describe, expect, test } from 'vitest';

import { ConversionError } from '../../apps/server/src/documents/conversion-error.ts';
import { toDocument } from '../../apps/server/src/documents/to-document.ts';
import { parseJsonBody } from '../../apps/server/src/http/json-body.ts';
import { alternatives, bodyFields, queryFields, takesText, type Field } from './call-inputs.ts';

/** Characters of one field; those that take less are given what they take. */
const LENGTH_MAX = 20_000;
const WITHIN_MS = 100;
const TRIES = 10;

/** Texts on which an expression with two ways to read them would try them all, and a loop look back at each step. */
const PIECES = [
  'a',
  ' ',
  '.',
  '-',
  '@',
  '/',
  '\\',
  '"',
  '<',
  '[',
  '(',
  '&',
  '0',
  '%',
  'a@',
  'a.',
  '\n',
  'é',
  '😀',
];
const hostileTexts = (length: number): readonly string[] =>
  PIECES.flatMap((piece) => {
    const body = piece.repeat(Math.floor(Math.max(0, length - 1) / piece.length));
    return [body, `${body}!`, `http://${body}`.slice(0, length)];
  });

/** Milliseconds of the quickest of a few tries: what the work costs, and not what else the machine does. */
function quickest(work: () => unknown): number {
  let best = Infinity;
  for (let attempt = 0; attempt < TRIES && best > WITHIN_MS / 10; attempt += 1) {
    const start = performance.now();
    work();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}

const lengthOf = ({ shape }: Field): number =>
  Math.min(LENGTH_MAX, Math.max(...alternatives(shape).map(({ maxLength }) => maxLength ?? LENGTH_MAX)));

/** The slowest reading of a hostile text in each field of a schema, as `field: milliseconds`, where it took too long. */
function slowFields(schema: NonNullable<Endpoint['body']>, fields: readonly Field[]): string[] {
  return fields
    .filter(({ shape }) => takesText(shape))
    .flatMap((field) =>
      hostileTexts(lengthOf(field)).flatMap((text) => {
        const took = quickest(() => schema.safeParse({ [field.name]: text }));
        return took > WITHIN_MS ? [`${field.name} of ${text.slice(0, 12)}…: ${took}`] : [];
      }),
    );
}

describe.each(endpoints.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_, call) => {
  test('reads no text for long, however it is made', () => {
    const slow = [
      ...(call.body ? slowFields(call.body, bodyFields(call)) : []),
      ...(call.query ? slowFields(call.query, queryFields(call)) : []),
    ];
    expect(slow).toEqual([]);
  });
});

test.each([
  ['lists', '[', ']'],
  ['objects', '{"a":', '}'],
  ['lists that never close', '[', ''],
  ['objects of lists', '{"a":[', ']}'],
])('a body that is all %s is refused in no time', (_, open, close) => {
  const depth = Math.floor(BODY_BYTES_MAX / (open.length + close.length)) - 1;
  const body = Buffer.from(`${open.repeat(depth)}1${close.repeat(depth)}`);
  const refusals: unknown[] = [];
  const took = quickest(() => {
    try {
      parseJsonBody(body);
    } catch (error) {
      refusals.push(error);
    }
  });
  expect(refusals[0]).toMatchObject({ status: 400, message: 'The request body is nested too deeply.' });
  expect(took).toBeLessThan(WITHIN_MS);
});

test.each([
  ['lists', '{"type":"doc","content":', '[', ']', '}'],
  ['nodes', '', '{"type":"doc","content":[', ']}', ''],
  ['nodes that never close', '', '{"type":"doc","content":[', '', ''],
])('a document that is all %s is refused in no time', (_, before, open, close, after) => {
  const depth =
    Math.floor((CONTENT_BYTES_MAX - before.length - after.length) / (open.length + close.length)) - 1;
  const text = `${before}${open.repeat(depth)}${close.repeat(depth)}${after}`;
  const took = quickest(() =>
    expect(parseEditorDocument(text)).toMatchObject({ ok: false, reason: 'too_deep' }),
  );
  expect(took).toBeLessThan(WITHIN_MS);
  expect(quickest(() => expect(() => toDocument(text)).toThrow(ConversionError))).toBeLessThan(WITHIN_MS);
});
