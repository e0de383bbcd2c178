import type { Endpoint } from '@pagewright/contract/endpoint';
import { errorBodySchema } from '@pagewright/contract/errors';
import { EVENT_STREAM, progressSchema, STREAM_EVENTS } from '@pagewright/contract/progress';
import { runningSchema } from '@pagewright/contract/runs';
import { z } from 'zod';
import { mapYielding } from '../async/map-yielding.ts';

type JsonObject = Record<string, unknown>;

const REFUSALS: Readonly<Record<number, string>> = {
  400: 'The input is not valid.',
  401: 'The token is missing or not valid.',
  403: 'The caller is not allowed to do this.',
  404: 'The resource does not exist, or is outside the caller’s workspace.',
  409: 'The resource has changed in the meantime.',
  413: 'The body is too large.',
  415: 'The content type is not supported.',
  422: 'The input is valid but cannot be processed.',
  429: 'A usage limit or rate limit was reached.',
  500: 'The server failed.',
};
const API_TOKEN = 'A personal API token (Settings, API Keys) with the scope listed for the endpoint.';
const EVERY_CALL = [400, 413, 429, 500];

/** An OpenAPI document and its JSON. */
export interface OpenApi {
  readonly document: JsonObject;
  readonly json: string;
}

/** Builds the OpenAPI 3.1 document of the endpoints. It is large, so building yields to the event loop. */
export async function openApiDocument(
  endpoints: readonly Endpoint[],
  version: string,
  server: string,
): Promise<OpenApi> {
  const operations = await mapYielding(endpoints, (call) => {
    const described = describeCall(call);
    return { call, described, json: JSON.stringify(described) };
  });
  const paths: Record<string, JsonObject> = {};
  const written = new Map<string, string[]>();
  for (const { call, described, json } of operations) {
    const method = call.method.toLowerCase();
    (paths[call.path] ??= {})[method] = described;
    written.set(call.path, [...(written.get(call.path) ?? []), `${JSON.stringify(method)}:${json}`]);
  }
  const rest = describeApi(version, server);
  const pathsJson = [...written].map(([path, methods]) => `${JSON.stringify(path)}:{${methods.join(',')}}`);
  return {
    document: { ...rest, paths },
    json: `${JSON.stringify(rest).slice(0, -1)},"paths":{${pathsJson.join(',')}}}`,
  };
}

/** The API-wide part of the document. */
function describeApi(version: string, server: string): JsonObject {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Pagewright',
      version,
      description: 'Research, brief, write, score, publish, measure, refresh.',
    },
    servers: [{ url: server }],
    components: {
      schemas: { Error: jsonSchema(errorBodySchema, 'output') },
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiToken: { type: 'http', scheme: 'bearer', description: API_TOKEN },
      },
    },
  };
}

/** The description of one endpoint. */
export function describeCall(call: Endpoint): JsonObject {
  const status = String(call.status ?? 200);
  const refusals = [
    ...new Set([
      ...EVERY_CALL,
      ...(call.access === 'public' ? [] : [401]),
      ...(call.access === 'operator' || call.scope ? [403] : []),
      ...(call.refusals ?? []),
    ]),
  ];
  return {
    operationId: `${call.method.toLowerCase()}${call.path.replaceAll(/[^a-zA-Z0-9]+(\w)?/g, (_, letter: string | undefined) => letter?.toUpperCase() ?? '')}`,
    summary: call.summary,
    tags: [call.feature],
    security: securityOf(call),
    'x-access': call.access,
    ...(call.scope ? { 'x-token-scope': call.scope } : {}),
    ...(call.streams ? { 'x-streams': true } : {}),
    parameters: [
      ...parameters(call.params, 'path'),
      ...parameters(call.query, 'query'),
      ...(call.runs ? [prefer] : []),
    ],
    ...(call.body
      ? {
          requestBody: {
            required: true,
            content: { [call.consumes ?? 'application/json']: { schema: jsonSchema(call.body, 'input') } },
          },
        }
      : {}),
    responses: {
      [status]: {
        description: 'Success.',
        ...(call.response || call.produces
          ? {
              content: {
                [call.produces ?? 'application/json']: {
                  schema: call.response
                    ? jsonSchema(call.response, 'output')
                    : { type: 'string', format: 'binary' },
                },
                ...(call.streams ? { [EVENT_STREAM]: call.runs ? runStream : eventStream } : {}),
              },
            }
          : {}),
      },
      ...(call.runs ? { 202: goesOn } : {}),
      ...Object.fromEntries(
        refusals
          .toSorted((a, b) => a - b)
          .map((refusal) => [
            String(refusal),
            {
              description: REFUSALS[refusal] ?? 'Refused.',
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
            },
          ]),
      ),
    },
  };
}

/** Authentication schemes: a session token, and a personal API token if the call names a scope. */
function securityOf({ access, scope }: Endpoint): JsonObject[] {
  if (access === 'public') return [];
  return [{ token: [] }, ...(scope ? [{ apiToken: [scope] }] : [])];
}

/** The event stream for callers that accept one. */
const streamOf = (rest: string): JsonObject => ({
  schema: {
    type: 'string',
    description: `Events ${STREAM_EVENTS.join(', ')}. Any number of progress, then result with the JSON of the answer, or error with the body of the refusal and its status. ${rest}`,
  },
  'x-progress': jsonSchema(progressSchema, 'output'),
});
const eventStream = streamOf('Closing the connection cancels the call.');
const runStream = streamOf(
  'A run that goes on beyond the time of a call ends the stream with running. Closing the connection does not cancel the run; POST /runs/{id}/cancel does.',
);
const prefer: JsonObject = {
  name: 'Prefer',
  in: 'header',
  required: false,
  description: 'respond-async answers 202 at once, while the run goes on.',
  schema: { type: 'string' },
};
const goesOn: JsonObject = {
  description: 'The run goes on. Location is its address: GET reads its status, progress, and result.',
  content: { 'application/json': { schema: jsonSchema(runningSchema, 'output') } },
};

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query'): JsonObject[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, JsonObject>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...shape }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description === undefined ? {} : { description }),
    schema: shape,
  }));
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
  const { $schema: _dialect, ...shape } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return shape;
}
