import { endpoints } from '@pagewright/contract';
import type { Endpoint } from '@pagewright/contract/endpoint';
import { parseEditorDocument } from '@pagewright/contract/document';
import { BODY_BYTES_MAX, CONTENT_BYTES_MAX } from '@pagewright/contract/limits';
import { describe, expect, test } from 'vitest';

import { ConversionError } from '../../apps/server/src/documents/conversion-error.ts';
import { toDocument } from '../../apps/server/src/documents/to-document.ts';
import { parseJsonBody } from '../../apps/server/src/platform/http/json-body.ts';
import { measureGrowth, GROWTH_MAX } from '../measure-growth.ts';
import { alternatives, bodyFields, queryFields, takesText, type Field } from './call-inputs.ts';
import { takeShare } from './take-share.ts';

/** Characters per field; fields with a lower limit get their maximum. */
const LENGTH_MAX = 20_000;
const AT_ONCE_MS = 10;
const TRIES = 5;

/** Texts that cause catastrophic backtracking in ambiguous expressions, and quadratic loops. */
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
/** In `npm test` each field gets one in so many of them, and each of them goes to many fields. */
const SHARE_OF_PIECES = 3;
const hostileTexts = (length: number, turn: number): readonly string[] =>
  takeShare(PIECES, turn, SHARE_OF_PIECES).flatMap((piece) => {
    const body = piece.repeat(Math.floor(Math.max(0, length - 1) / piece.length));
    return [body, `${body}!`, `http://${body}`.slice(0, length)];
  });

/** Whether work grows more than linearly with the text. Nearly all of it is too fast to measure. */
function isSlow(work: (length: number) => unknown, length: number): boolean {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const start = performance.now();
    work(length);
    if (performance.now() - start < AT_ONCE_MS) return false;
  }
  return measureGrowth(work, length) > GROWTH_MAX;
}

const lengthOf = ({ shape }: Field): number =>
  Math.min(LENGTH_MAX, Math.max(...alternatives(shape).map(({ maxLength }) => maxLength ?? LENGTH_MAX)));

/** The fields of a schema that parse a hostile text slowly, each with the beginning of that text. */
function slowFields(schema: NonNullable<Endpoint['body']>, fields: readonly Field[], turn: number): string[] {
  return fields
    .filter(({ shape }) => takesText(shape))
    .flatMap((field, index) =>
      hostileTexts(lengthOf(field), turn + index)
        .filter((text) =>
          isSlow((length) => schema.safeParse({ [field.name]: text.slice(0, length) }), text.length),
        )
        .map((text) => `${field.name} of ${text.slice(0, 12)}…`),
    );
}

describe.each(endpoints.map((call) => [`${call.method} ${call.path}`, call] as const))('%s', (_, call) => {
  test('parses each text in linear time', () => {
    const turn = endpoints.indexOf(call);
    const slow = [
      ...(call.body ? slowFields(call.body, bodyFields(call), turn) : []),
      ...(call.query ? slowFields(call.query, queryFields(call), turn) : []),
    ];
    expect(slow).toEqual([]);
  });
});

test.each([
  ['lists', '[', ']'],
  ['objects', '{"a":', '}'],
  ['lists that never close', '[', ''],
  ['objects of lists', '{"a":[', ']}'],
])('a body that is all %s is refused in linear time', (_, open, close) => {
  const refuse = (bytes: number) => {
    const depth = Math.floor(bytes / (open.length + close.length)) - 1;
    const body = Buffer.from(`${open.repeat(depth)}1${close.repeat(depth)}`);
    expect(() => parseJsonBody(body)).toThrow('The request body is nested too deeply.');
  };
  expect(measureGrowth(refuse, BODY_BYTES_MAX)).toBeLessThan(GROWTH_MAX);
});

test.each([
  ['lists', '{"type":"doc","content":', '[', ']', '}'],
  ['nodes', '', '{"type":"doc","content":[', ']}', ''],
  ['nodes that never close', '', '{"type":"doc","content":[', '', ''],
])('a document that is all %s is refused in linear time', (_, before, open, close, after) => {
  const refuse = (bytes: number) => {
    const depth = Math.floor((bytes - before.length - after.length) / (open.length + close.length)) - 1;
    const text = `${before}${open.repeat(depth)}${close.repeat(depth)}${after}`;
    expect(parseEditorDocument(text)).toMatchObject({ ok: false, reason: 'too_deep' });
    expect(() => toDocument(text)).toThrow(ConversionError);
  };
  expect(measureGrowth(refuse, CONTENT_BYTES_MAX)).toBeLessThan(GROWTH_MAX);
});
