import { markup, type Markup, type MarkupValue } from '../pages/markup.ts';
import type { Schema } from './api-document.ts';
import { apiDocsMessages as say } from './messages.ts';
import { withCode } from './with-code.ts';

/** Deeper schemas show only their type. */
const DEPTH_MAX = 8;

/** Renders a schema as a nested list: names, types, limits, descriptions. */
export function schemaTree(
  schema: Schema,
  schemas: Readonly<Record<string, Schema>>,
  depth = 0,
): MarkupValue {
  const whole = resolve(schema, schemas);
  if (depth > DEPTH_MAX) return null;
  const { fields, inner } = partsOf(whole, schemas);
  return [
    fields.length > 0 &&
      markup`<ul class="fields">
${fields.map(({ name, field, isRequired }) => fieldEntry(name, resolve(field, schemas), isRequired, schemas, depth))}</ul>`,
    ...inner.map((part) => schemaTree(part, schemas, depth + 1)),
  ];
}

/** The type of a schema with its limits, in a few words. */
export function typeLabel(schema: Schema, schemas: Readonly<Record<string, Schema>>, depth = 0): string {
  const whole = resolve(schema, schemas);
  const choices = whole.anyOf ?? whole.oneOf;
  if (choices)
    return [...new Set(choices.map((choice) => typeLabel(choice, schemas, depth + 1)))].join(' | ');
  if (whole.allOf) return whole.allOf.map((part) => typeLabel(part, schemas, depth + 1)).join(' & ');
  if (whole.const !== undefined) return JSON.stringify(whole.const);
  if (whole.enum) return whole.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (whole.prefixItems)
    return `[${whole.prefixItems.map((item) => typeLabel(item, schemas, depth + 1)).join(', ')}]`;
  const types = typeof whole.type === 'string' ? [whole.type] : (whole.type ?? [say.anyValue]);
  return types.map((type) => `${named(type, whole, schemas, depth)}${limits(type, whole)}`).join(' | ');
}

function named(
  type: string,
  schema: Schema,
  schemas: Readonly<Record<string, Schema>>,
  depth: number,
): string {
  if (type === 'array' && typeof schema.items === 'object' && depth <= DEPTH_MAX) {
    return say.listOf(typeLabel(schema.items, schemas, depth + 1));
  }
  return schema.format && type === 'string' ? `${type} (${schema.format})` : type;
}

function limits(type: string, schema: Schema): string {
  if (type === 'string' && schema.maxLength !== undefined)
    return `, ${say.lengthUpTo(schema.minLength ?? 0, schema.maxLength)}`;
  if (type === 'array' && schema.maxItems !== undefined) return `, ${say.entriesUpTo(schema.maxItems)}`;
  if (type !== 'integer' && type !== 'number') return '';
  const least =
    schema.minimum ?? (schema.exclusiveMinimum === undefined ? undefined : schema.exclusiveMinimum + 1);
  const bounds = [least, schema.maximum].map((bound) =>
    bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined,
  );
  return bounds.some((bound) => bound !== undefined) ? `, ${bounds[0] ?? ''}…${bounds[1] ?? ''}` : '';
}

function fieldEntry(
  name: string,
  schema: Schema,
  isRequired: boolean,
  schemas: Readonly<Record<string, Schema>>,
  depth: number,
): Markup {
  return markup`<li><code>${name}</code> <span class="type">${typeLabel(schema, schemas)}</span>${
    !isRequired && markup` <span class="type">${say.optional}</span>`
  }${schema.default !== undefined && markup` <span class="type">${say.absentMeans(JSON.stringify(schema.default))}</span>`}${
    schema.description !== undefined && markup`<br>${withCode(schema.description)}`
  }${schemaTree(schema, schemas, depth + 1)}</li>
`;
}

/** Fields of an object, and nested schemas that have fields. */
function partsOf(
  schema: Schema,
  schemas: Readonly<Record<string, Schema>>,
): { fields: { name: string; field: Schema; isRequired: boolean }[]; inner: Schema[] } {
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => ({
    name,
    field,
    isRequired: schema.required?.includes(name) ?? false,
  }));
  const inner = [
    ...(schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []),
    ...(schema.prefixItems ?? []),
    ...(typeof schema.items === 'object' ? [schema.items] : []),
    ...(typeof schema.additionalProperties === 'object' ? [schema.additionalProperties] : []),
  ];
  return { fields, inner: inner.map((part) => resolve(part, schemas)) };
}

function resolve(schema: Schema, schemas: Readonly<Record<string, Schema>>): Schema {
  return schema.$ref === undefined
    ? schema
    : (schemas[schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1)] ?? schema);
}
