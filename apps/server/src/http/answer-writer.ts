import fastJsonStringify, { type AnySchema } from 'fast-json-stringify';
import { z } from 'zod';

/** How answers of one shape are written as JSON. */
export interface AnswerWriter {
  /** The shape as JSON Schema. */
  readonly schema: object;
  /** Writes an answer, without what its shape does not name. */
  readonly write: (answer: unknown) => string;
}

const writers = new WeakMap<z.ZodType, AnswerWriter>();

/**
 * The writer of a response's shape. Making one takes long: it is made for the first answer, and the servers of one
 * process share it.
 */
export function writerOf(response: z.ZodType): AnswerWriter {
  const known = writers.get(response);
  if (known !== undefined) return known;
  const schema = z.toJSONSchema(response, { target: 'draft-7', io: 'output', unrepresentable: 'any' });
  let made: AnswerWriter['write'] | undefined;
  const write = (answer: unknown): string => {
    made ??= fastJsonStringify(withNullable(schema) as AnySchema);
    return made(answer);
  };
  const writer = { schema, write };
  writers.set(response, writer);
  return writer;
}

/**
 * A JSON Schema in which "something or null" is said by `nullable`: for a choice of schemas the writer compiles a validator
 * of each, which keeps the event loop for half a second, and validates each value that it writes.
 */
export function withNullable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withNullable);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inside = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withNullable(value)]));
  const { anyOf, ...beside } = inside;
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return inside;
  const [given, empty] = anyOf as [Fields, Fields];
  if (empty['type'] !== 'null' || typeof given['type'] !== 'string') return inside;
  return { ...beside, ...given, nullable: true };
}

type Fields = Readonly<Record<string, unknown>>;
