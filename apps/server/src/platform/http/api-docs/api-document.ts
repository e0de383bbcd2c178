import { z } from 'zod';
import { mapYielding } from '../../async/map-yielding.ts';

/** The subset of JSON Schema that the reference shows. */
export interface Schema {
  readonly $ref?: string | undefined;
  readonly type?: string | readonly string[] | undefined;
  readonly description?: string | undefined;
  readonly format?: string | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly const?: unknown;
  readonly default?: unknown;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly exclusiveMinimum?: number | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly maxItems?: number | undefined;
  readonly anyOf?: readonly Schema[] | undefined;
  readonly oneOf?: readonly Schema[] | undefined;
  readonly allOf?: readonly Schema[] | undefined;
  readonly items?: Schema | boolean | undefined;
  readonly prefixItems?: readonly Schema[] | undefined;
  readonly properties?: Readonly<Record<string, Schema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly additionalProperties?: Schema | boolean | undefined;
}

const schemaSchema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    description: z.string().optional(),
    format: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    default: z.unknown().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    exclusiveMinimum: z.number().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    maxItems: z.number().optional(),
    anyOf: z.array(schemaSchema).optional(),
    oneOf: z.array(schemaSchema).optional(),
    allOf: z.array(schemaSchema).optional(),
    items: z.union([schemaSchema, z.boolean()]).optional(),
    prefixItems: z.array(schemaSchema).optional(),
    properties: z.record(z.string(), schemaSchema).optional(),
    required: z.array(z.string()).optional(),
    additionalProperties: z.union([schemaSchema, z.boolean()]).optional(),
  }),
);

const contentSchema = z.record(z.string(), z.object({ schema: schemaSchema }));
const operationSchema = z.object({
  operationId: z.string(),
  summary: z.string(),
  tags: z.array(z.string()).min(1),
  'x-access': z.enum(['public', 'user', 'operator']),
  'x-streams': z.boolean().default(false),
  'x-token-scope': z.string().optional(),
  parameters: z.array(
    z.object({
      name: z.string(),
      in: z.enum(['path', 'query', 'header']),
      required: z.boolean(),
      description: z.string().optional(),
      schema: schemaSchema,
    }),
  ),
  requestBody: z.object({ content: contentSchema }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: contentSchema.optional() })),
});

const documentSchema = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.object({ url: z.string() })).min(1),
  paths: z.record(z.string(), z.record(z.string(), operationSchema)),
  components: z.object({ schemas: z.record(z.string(), schemaSchema) }),
});

export type Operation = z.output<typeof operationSchema>;
export type ApiDocument = z.output<typeof documentSchema>;

/** An operation with its method and path. */
export interface Call extends Operation {
  readonly method: string;
  readonly path: string;
}

/**
 * Parses an OpenAPI document for the reference, yielding to the event loop.
 * @throws ZodError if it is not ours.
 */
export async function readApiDocument({
  paths,
  ...rest
}: Readonly<Record<string, unknown>>): Promise<ApiDocument> {
  const read = await mapYielding(Object.entries(paths ?? {}), ([path, methods]) => [
    path,
    z.record(z.string(), operationSchema).parse(methods),
  ]);
  return {
    ...documentSchema.parse({ ...rest, paths: {} }),
    paths: Object.fromEntries(read) as ApiDocument['paths'],
  };
}

/** Calls grouped by feature, sorted alphabetically. */
export function callsByFeature(document: ApiDocument): Map<string, Call[]> {
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({
      ...operation,
      method: method.toUpperCase(),
      path,
    })),
  );
  const features = new Map<string, Call[]>();
  for (const call of calls.toSorted(
    (a, b) => a.path.localeCompare(b.path, 'en') || a.method.localeCompare(b.method, 'en'),
  )) {
    const feature = call.tags[0] ?? '';
    features.set(feature, [...(features.get(feature) ?? []), call]);
  }
  return new Map([...features].toSorted(([a], [b]) => a.localeCompare(b, 'en')));
}
