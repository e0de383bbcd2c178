import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import discovery from './discovery.json' with { type: 'json' };

type Schemas = typeof discovery.schemas;

const ajv = new Ajv2020({ strict: false, validateFormats: false, logger: false });
for (const [name, schema] of Object.entries(discovery.schemas)) ajv.addSchema(closed(schema) as object, name);

/** Validates a value against Google's discovery document. Returns an error or null. */
export function findDiscoveryError(name: keyof Schemas, value: unknown): string | null {
  const check = ajv.getSchema(name) as ValidateFunction;
  if (check(value)) return null;
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`).join('; ');
}

/**
 * Converts a discovery schema to JSON Schema: references by name, ids that are not URLs left out, unknown keys refused.
 */
function closed(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map(closed);
  const { id: _, ...rest } = schema as Record<string, unknown>;
  const inside = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, closed(value)]));
  return 'properties' in inside ? { ...inside, additionalProperties: false } : inside;
}
