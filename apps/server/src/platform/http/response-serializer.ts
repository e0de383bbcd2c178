import type { RouteShorthandOptions } from 'fastify';
import { z } from 'zod';

/** Serializes responses of one shape as JSON. */
export interface ResponseSerializer {
  /**
   * Serializes a response and drops unknown fields.
   * @throws Error if it does not match the shape.
   */
  readonly write: (answer: unknown) => string;
}

/** Picks the part of a value that belongs to its shape. */
type Take = (value: unknown) => unknown;

/** The subset of JSON Schema used by response shapes. */
interface Shape {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Shape;
  readonly items?: Shape | readonly Shape[];
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
}

const writers = new WeakMap<z.ZodType, ResponseSerializer>();
const asIs: Take = (value) => value;

/** Unsupported keywords, which no response schema uses. */
const UNKNOWN = ['$ref', 'allOf', 'not', 'if', 'patternProperties', 'prefixItems'];

/**
 * Creates the serializer of a response schema. It interprets the schema and compiles no code: compiling a serializer
 * blocks the event loop for 50 ms, or 250 ms with the validators that unions need.
 */
export function serializerFor(response: z.ZodType): ResponseSerializer {
  const known = writers.get(response);
  if (known !== undefined) return known;
  const schema = z.toJSONSchema(response, { target: 'draft-7', io: 'output', unrepresentable: 'any' });
  const writer = { write: serializerForJsonSchema(schema) };
  writers.set(response, writer);
  return writer;
}

/** Creates a serializer for a JSON Schema. */
export function serializerForJsonSchema(schema: unknown): ResponseSerializer['write'] {
  const take = takerOf(schema as Shape);
  return (answer) => JSON.stringify(take(answer));
}

/**
 * Route options that serialize responses of a status by their schema. The serializer is built with the first response:
 * building all of them would take 5 % of startup.
 */
export const serializeAs = (
  status: number,
  response: z.ZodType,
): Pick<RouteShorthandOptions, 'schema' | 'serializerCompiler'> => ({
  schema: { response: { [status]: {} } },
  serializerCompiler: () => (answer: unknown) => serializerFor(response).write(answer),
});

function takerOf(shape: Shape): Take {
  const unknown = UNKNOWN.find((word) => word in shape);
  if (unknown !== undefined) throw new TypeError(`Answers cannot be written by a shape with ${unknown}`);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return takeOneOf(choices);
  if (shape.type === 'object') return takeObject(shape);
  if (shape.type === 'array') return takeArray(shape.items ?? {});
  return asIs;
}

function takeObject({ properties = {}, required = [], additionalProperties = true }: Shape): Take {
  const named = Object.entries(properties).map(([key, shape]) => ({ key, take: takerOf(shape) }));
  const takeOther =
    typeof additionalProperties === 'object' ? takerOf(additionalProperties) : additionalProperties && asIs;
  return (value) => {
    if (typeof value !== 'object' || value === null) throw new TypeError(`${String(value)} is no object`);
    const given = value as Readonly<Record<string, unknown>>;
    for (const key of required) if (given[key] === undefined) throw new TypeError(`"${key}" is missing`);
    const taken: Record<string, unknown> = {};
    for (const { key, take } of named) {
      const field = given[key];
      if (field !== undefined) taken[key] = take === asIs ? field : take(field);
    }
    if (takeOther === false) return taken;
    const others = Object.entries(given).filter(([key]) => !Object.hasOwn(properties, key));
    return { ...taken, ...Object.fromEntries(others.map(([key, other]) => [key, takeOther(other)])) };
  };
}

function takeArray(items: Shape | readonly Shape[]): Take {
  const takers = isList(items) ? items.map(takerOf) : takerOf(items);
  if (takers === asIs) return asIs;
  return (value) => {
    if (!Array.isArray(value)) throw new TypeError(`${String(value)} is no list`);
    return value.map((entry, at) => (typeof takers === 'function' ? takers : (takers[at] ?? asIs))(entry));
  };
}

function takeOneOf(choices: readonly Shape[]): Take {
  const takers = choices.map((shape) => ({ shape, take: takerOf(shape) }));
  if (takers.every(({ take }) => take === asIs)) return asIs;
  return (value) => {
    const fitting = takers.find(({ shape }) => fits(value, shape));
    if (!fitting) throw new TypeError(`${String(value)} has none of the shapes that it may have`);
    return fitting.take(value);
  };
}

/** Whether a value matches the discriminating part of a union member; nested values may still be wrong. */
function fits(value: unknown, { type, const: only, required = [], properties = {}, anyOf }: Shape): boolean {
  if (anyOf) return anyOf.some((shape) => fits(value, shape));
  if (only !== undefined) return value === only;
  if (type === undefined) return true;
  const given = kindOf(value);
  if (![type].flat().some((one) => (one === 'integer' ? 'number' : one) === given)) return false;
  if (type !== 'object') return true;
  const fields = value as Readonly<Record<string, unknown>>;
  return required.every((key) => {
    const wanted = properties[key]?.const;
    return fields[key] !== undefined && (wanted === undefined || fields[key] === wanted);
  });
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function isList(items: Shape | readonly Shape[]): items is readonly Shape[] {
  return Array.isArray(items);
}
