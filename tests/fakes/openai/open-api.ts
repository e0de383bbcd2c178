import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { readApiDescription } from '../language-model/read-api-description.ts';

type Check = (value: unknown) => string | null;

/**
 * Validates values against a schema of OpenAI's own description. Returns an error or null; null if the description is
 * absent.
 */
export function createSchemaCheck(name: string): Check {
  const contract = contractOnce();
  if (contract === null) return () => null;
  const known = checks.get(name) ?? contract.compile({ $ref: `openai#/components/schemas/${name}` });
  checks.set(name, known);
  return (value) =>
    known(value)
      ? null
      : (known.errors ?? [])
          .slice(0, 5)
          .map(({ instancePath, message }) => `${instancePath} ${message}`)
          .join('; ');
}

const checks = new Map<string, ValidateFunction>();
let contract: Ajv2020 | null | undefined;

function contractOnce(): Ajv2020 | null {
  if (contract !== undefined) return contract;
  const document = readApiDescription('openai/openai_trimmed.json');
  if (document === null) return (contract = null);
  contract = new Ajv2020({ strict: false, validateFormats: false, logger: false });
  contract.addSchema({ $id: 'openai', ...toAjvSchema(document as object) });
  return contract;
}

/**
 * Converts an OpenAPI 3.0 schema for Ajv, which refuses `nullable` without a type and requires null among `enum`
 * values. Some `oneOf` members overlap (a message with and without a type), which the service accepts too.
 */
export function toAjvSchema<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(toAjvSchema) as Value;
  const entries = Object.entries(value).filter(([name]) => name !== 'nullable' || 'type' in value);
  return Object.fromEntries(
    entries.map(([name, inside]): [string, unknown] => {
      if (name === 'enum' && 'nullable' in value) return [name, [...(inside as unknown[]), null]];
      return [name === 'oneOf' ? 'anyOf' : name, toAjvSchema(inside)];
    }),
  ) as Value;
}

/** What strict mode requires of a schema besides its format: every object closed, every key required. */
export function findStrictSchemaError(schema: unknown, path = ''): string | null {
  if (typeof schema !== 'object' || schema === null) return null;
  const { properties, required, additionalProperties, type } = schema as Record<string, unknown>;
  if (type === 'object') {
    if (additionalProperties !== false)
      return `Invalid schema for response_format: In context=(${path}), 'additionalProperties' is required to be supplied and to be false.`;
    const missing = Object.keys(properties ?? {}).find((name) => !(required as string[]).includes(name));
    if (missing !== undefined)
      return `Invalid schema for response_format: In context=(${path}), 'required' is required to be supplied and to be an array including every key in properties. Missing '${missing}'.`;
  }
  for (const [name, inside] of Object.entries(schema)) {
    const wrong = findStrictSchemaError(inside, `${path}/${name}`);
    if (wrong !== null) return wrong;
  }
  return null;
}

/** Fails the test if the fake would send something that the vendor would not. */
export function assertMatchesSchema<Value>(check: Check, value: Value): Value {
  const wrong = check(value);
  if (wrong !== null) throw new Error(`a stand-in's own answer is wrong: ${wrong}`);
  return value;
}
