import { endpoints } from '@pagewright/contract';
import fastJsonStringify, { type AnySchema } from 'fast-json-stringify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { writerOf } from './answer-writer.ts';

const answering = endpoints.flatMap(({ method, path, response }) =>
  response === undefined ? [] : [[`${method} ${path}`, response] as const],
);

test.each(answering)('%s has a shape that can be written', (_call, response) => {
  expect(() => fastJsonStringify(writerOf(response).schema as AnySchema)).not.toThrow();
});

test('a field that the shape does not name is not written', () => {
  const { write } = writerOf(z.object({ title: z.string() }));
  expect(write({ title: 'Tea', secret: 'x' })).toBe('{"title":"Tea"}');
  expect(write({ title: 'Rain', secret: 'y' })).toBe('{"title":"Rain"}');
});
