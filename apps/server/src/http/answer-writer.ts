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
    made ??= fastJsonStringify(schema as AnySchema);
    return made(answer);
  };
  const writer = { schema, write };
  writers.set(response, writer);
  return writer;
}
