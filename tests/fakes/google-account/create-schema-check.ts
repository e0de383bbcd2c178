import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/**
 * Creates a check of values against the schemas of one of Google's discovery documents. It returns a sentence where a value
 * is wrong, and null where it fits.
 */
export function createSchemaCheck<Name extends string>(
  schemas: Readonly<Record<Name, object>>,
): (name: Name, value: unknown) => string | null {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false });
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(closed(schema) as object, name);
  return (name, value) => {
    const check = ajv.getSchema(name) as ValidateFunction;
    if (check(value)) return null;
    return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`).join('; ');
  };
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
