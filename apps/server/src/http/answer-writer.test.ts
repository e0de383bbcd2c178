import { endpoints } from '@pagewright/contract';
import fastJsonStringify, { type AnySchema } from 'fast-json-stringify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { withNullable, writerOf } from './answer-writer.ts';

const answering = endpoints.flatMap(({ method, path, response }) =>
  response === undefined ? [] : [[`${method} ${path}`, response] as const],
);

test.each(answering)('%s has a shape that can be written', (_call, response) => {
  expect(() => fastJsonStringify(withNullable(writerOf(response).schema) as AnySchema)).not.toThrow();
});

test('a field that the shape does not name is not written', () => {
  const { write } = writerOf(z.object({ title: z.string() }));
  expect(write({ title: 'Tea', secret: 'x' })).toBe('{"title":"Tea"}');
  expect(write({ title: 'Rain', secret: 'y' })).toBe('{"title":"Rain"}');
});

test('what may be null is written as null, and what is inside it by its shape', () => {
  const page = z.object({ url: z.string().nullable(), words: z.int().nullable().optional() });
  const { write } = writerOf(
    z.object({
      page: page.nullable(),
      pages: z.array(page.nullable()),
      kind: z.enum(['a', 'b']).nullable(),
      either: z.union([z.string(), z.number()]).nullable(),
      tags: z.array(z.string()).nullable(),
    }),
  );
  const full = {
    page: { url: 'https://a.example/', words: 3 },
    pages: [null, { url: null }],
    kind: 'a',
    either: 4,
    tags: ['one'],
  };
  const secret = { ...full, secret: 1, page: { ...full.page, secret: 2 } };
  expect(JSON.parse(write(secret))).toEqual(full);
  const empty = { page: null, pages: [], kind: null, either: null, tags: null };
  expect(JSON.parse(write(empty))).toEqual(empty);
});

test('something or null takes no validator, which is slow to make and to run', () => {
  const { write } = writerOf(z.object({ kind: z.enum(['a', 'b']).nullable() }));
  // A validator would refuse what is not of the list.
  expect(write({ kind: 'c' })).toBe('{"kind":"c"}');
});
