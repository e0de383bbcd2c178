import { z } from 'zod';
import type { FeatureName } from './feature-names.ts';
import type { TokenScope } from './token-scopes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who can call an endpoint at all. Access to an individual resource is decided by the feature's policy. */
export type Access = 'public' | 'user' | 'operator';

/** A limit of calls per minute in addition to the user's general limit. The server defines its number. */
export type EndpointLimit = 'computing';

/** Media type of a body or response that is not JSON. */
export type Media = 'multipart/form-data' | 'application/octet-stream' | 'text/event-stream';

/**
 * One call of the API. The one definition serves Fastify, the web client, and the OpenAPI document. `path` is relative
 * to the base path and has its parameters in braces: `/content/{id}`.
 */
export interface Endpoint {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly feature: FeatureName;
  /** One sentence for the API reference. */
  readonly summary: string;
  readonly access: Access;
  /** Members with the client role can also call it. Otherwise they get 403. */
  readonly forClients?: true;
  /** Scope that a personal API token needs for this call. Without one, no personal token is accepted. */
  readonly scope?: TokenScope;
  /** An additional rate limit, shared by all endpoints that name it. */
  readonly limit?: EndpointLimit;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Media type of a body that is not JSON. */
  readonly consumes?: Media;
  /** Maximum body in bytes. Absent: the server's default. */
  readonly bodyLimit?: number;
  /** Status of a successful response. Absent: 200. 204 has no body. */
  readonly status?: 200 | 201 | 202 | 204;
  readonly response?: z.ZodType;
  /** Media type of a response that is not JSON. */
  readonly produces?: Media;
  /**
   * It may take long: it runs outside of any transaction and streams its progress as events if the caller accepts them.
   */
  readonly streams?: true;
  /** It is executed as a run, which continues when the caller disconnects. Only together with `streams`. */
  readonly runs?: true;
  /** Error statuses in addition to those of every call (400, 401, 413, 429, 500). */
  readonly refusals?: readonly number[];
}

/** Declares an endpoint and preserves its exact types. */
export function endpoint<const Definition extends Endpoint>(definition: Definition): Definition {
  return definition;
}

type Parsed<Schema, Missing> = Schema extends z.ZodType ? z.output<Schema> : Missing;
type Given<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;
type EmptyObject = Record<never, never>;

/** What a handler receives after parsing. */
export interface ParsedRequest<Call extends Endpoint> {
  readonly params: Parsed<Call['params'], EmptyObject>;
  readonly query: Parsed<Call['query'], EmptyObject>;
  readonly body: Parsed<Call['body'], undefined>;
}

type Part<Key extends string, Schema> = Schema extends z.ZodType
  ? EmptyObject extends z.input<Schema>
    ? { readonly [K in Key]?: z.input<Schema> }
    : { readonly [K in Key]: z.input<Schema> }
  : EmptyObject;

/** What a caller passes. */
export type CallInput<Call extends Endpoint> = Part<'params', Call['params']> &
  Part<'query', Call['query']> &
  (Call['consumes'] extends 'multipart/form-data' ? { readonly body: FormData } : Part<'body', Call['body']>);

/** What a handler returns and a caller receives. */
export type CallOutput<Call extends Endpoint> = Call['response'] extends z.ZodType
  ? z.output<Call['response']>
  : undefined;

/** What a handler may return, before serialization. */
export type HandlerOutput<Call extends Endpoint> = Given<Call['response']>;

/** A call's method and path, which identify it. */
export const operationOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string =>
  `${method} ${path}`;

/** The query parameter that every call carries and the server ignores. */
export const TIMESTAMP_PARAMETER = 'timestamp';
/** The header of background requests of a browser. They do not extend the session. */
export const UNATTENDED_HEADER = 'x-unattended';
export const DEFAULT_BASE_PATH = '/api';
/** Milliseconds after which a call times out. */
export const CALL_TIMEOUT_MS = 90_000;
