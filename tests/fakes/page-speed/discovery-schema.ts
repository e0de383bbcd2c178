import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import discovery from './discovery.json' with { type: 'json' };

type Schemas = typeof discovery.schemas;

const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false });
for (const [name, schema] of Object.entries(discovery.schemas)) ajv.addSchema(closed(schema) as object, name);

/** What Google's discovery documents say of a value: a sentence where it is wrong, null where it fits. */
export function discoveryProblem(name: keyof Schemas, value: unknown): string | null {
  const check = ajv.getSchema(name) as ValidateFunction;
  if (check(value)) return null;
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`).join('; ');
}

/** What the document says of the parameters of `runPagespeed`: a sentence where one is wrong, null where all fit. */
export function parameterProblem(query: URLSearchParams): string | null {
  if (!query.has('url')) return 'url is required';
  const known: Readonly<
    Record<string, { readonly type?: string; readonly enum?: readonly string[]; readonly pattern?: string }>
  > = discovery.parameters;
  for (const [name, value] of query) {
    const parameter = known[name];
    if (!parameter) return `unknown parameter ${name}`;
    if (parameter.enum && !parameter.enum.includes(value)) return `${name}: ${value}`;
    const pattern = parameter.pattern?.replace('(?i)', '');
    if (pattern !== undefined && !new RegExp(`^(?:${pattern})$`, 'i').test(value)) return `${name}: ${value}`;
  }
  return null;
}

/** A discovery schema as JSON Schema: references by name, ids that are no addresses left out, unknown keys refused. */
function closed(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map(closed);
  const { id: _, ...rest } = schema as Record<string, unknown>;
  const inside = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [
      key,
      key === 'properties'
        ? Object.fromEntries(Object.entries(value as object).map(([name, one]) => [name, closed(one)]))
        : closed(value),
    ]),
  );
  return 'properties' in inside ? { ...inside, additionalProperties: false } : inside;
}
