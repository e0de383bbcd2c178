import { endpoints } from '@pagewright/contract';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { serializerFor } from './response-serializer.ts';

const answering = endpoints.flatMap(({ method, path, response }) =>
  response === undefined ? [] : [[`${method} ${path}`, response] as const],
);

test.each(answering)('%s has a response schema that can be serialized', (_call, response) => {
  expect(() => serializerFor(response)).not.toThrow();
});

test('an unknown field is dropped', () => {
  const { write } = serializerFor(z.object({ title: z.string() }));
  expect(write({ title: 'Tea', secret: 'x' })).toBe('{"title":"Tea"}');
  expect(write({ title: 'Rain', secret: 'y' })).toBe('{"title":"Rain"}');
});

test('nullable values are serialized as null, and nested ones by their schema', () => {
  const page = z.object({ url: z.string().nullable(), words: z.int().nullable().optional() });
  const { write } = serializerFor(
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

test('a union member is serialized by its own schema', () => {
  const tea = z.object({ kind: z.literal('tea'), leaves: z.int() });
  const rain = z.object({ kind: z.literal('rain'), drops: z.int() });
  const { write } = serializerFor(
    z.object({
      hits: z.array(z.discriminatedUnion('kind', [tea, rain])),
      value: z.union([z.string(), z.array(rain)]),
    }),
  );
  const hit = { kind: 'rain', drops: 2 };
  expect(JSON.parse(write({ hits: [{ ...hit, leaves: 1 }], value: [{ ...hit, leaves: 1 }] }))).toEqual({
    hits: [hit],
    value: [hit],
  });
  expect(() => write({ hits: [{ kind: 'snow' }], value: 'a' })).toThrow('none of the shapes');
});

test('additional fields are serialized if the schema allows them', () => {
  const page = z.object({ words: z.int() });
  const { write } = serializerFor(
    z.object({
      pages: z.record(z.string(), page),
      counts: z.record(z.string(), z.number()),
      loose: z.looseObject({ page }),
    }),
  );
  const counts = JSON.parse('{"__proto__":1}') as Record<string, number>;
  const loose = { page: { words: 2 }, more: { any: [1] } };
  expect(
    write({
      pages: { a: { words: 1, secret: 1 } },
      counts,
      loose: { ...loose, page: { words: 2, secret: 1 } },
    }),
  ).toBe(JSON.stringify({ pages: { a: { words: 1 } }, counts, loose }));
});

test('a response without a required field is an error', () => {
  const { write } = serializerFor(
    z.object({ page: z.object({ words: z.int() }), pages: z.array(z.object({})) }),
  );
  expect(() => write({ page: {}, pages: [] })).toThrow('"words" is missing');
  expect(() => write({ page: null, pages: [] })).toThrow('null is no object');
  expect(() => write({ page: { words: 1 }, pages: {} })).toThrow('is no list');
});

test('no code is compiled for any response, which would block the event loop', () => {
  const compile = globalThis.Function;
  const compiled = () => {
    throw new Error('code was compiled');
  };
  globalThis.Function = compiled as unknown as FunctionConstructor;
  try {
    for (const [, response] of answering) {
      const fresh = response.clone();
      expect(() => serializerFor(fresh).write({})).not.toThrow('code was compiled');
    }
  } finally {
    globalThis.Function = compile;
  }
});
