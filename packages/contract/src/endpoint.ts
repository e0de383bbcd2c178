import { z } from 'zod';
import type { FeatureName } from './feature-names.ts';
import type { TokenScope } from './token-scopes.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who may call an endpoint at all; whose thing it may touch is the feature's policy. */
export type Access = 'public' | 'user' | 'operator';

/** A limit of calls a minute beside the one of all calls of a user; the server has the number of each. */
export type EndpointLimit = 'computing';

/** What a body or an answer holds when it is not JSON. */
export type Media = 'multipart/form-data' | 'application/octet-stream' | 'text/event-stream';

/**
 * One call of the API, described once. Fastify mounts it, the web client calls it, the OpenAPI document shows it.
 * `path` is relative to the base path and names its parameters in braces: `/content/{id}`.
 */
export interface Endpoint {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly feature: FeatureName;
  /** One sentence for the reference. */
  readonly summary: string;
  readonly access: Access;
  /** Members with the client role may call it too; without it they are refused with 403. */
  readonly forClients?: true;
  /** What a personal API token must be allowed to make this call; without one, no such token is taken. */
  readonly scope?: TokenScope;
  /** A limit of its own, shared by all endpoints that name it. */
  readonly limit?: EndpointLimit;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Media type of a body that is not JSON. */
  readonly consumes?: Media;
  /** Largest body in bytes; the server's default where absent. */
  readonly bodyLimit?: number;
  /** Status of success; 200 where absent, 204 has no response. */
  readonly status?: 200 | 201 | 202 | 204;
  readonly response?: z.ZodType;
  /** Media type of an answer that is not JSON. */
  readonly produces?: Media;
  /** It may take long: it runs outside of any transaction, and answers with its progress as events where these are accepted. */
  readonly streams?: true;
  /** It is carried out as a run, which goes on when the caller is gone; only together with `streams`. */
  readonly runs?: true;
  /** Statuses of refusal beside those that every call may answer (400, 401, 413, 429, 500). */
  readonly refusals?: readonly number[];
}

/** Declares an endpoint and keeps its exact types. */
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

/** What a caller gives. */
export type CallInput<Call extends Endpoint> = Part<'params', Call['params']> &
  Part<'query', Call['query']> &
  (Call['consumes'] extends 'multipart/form-data' ? { readonly body: FormData } : Part<'body', Call['body']>);

/** What a handler returns and a caller receives. */
export type CallOutput<Call extends Endpoint> = Call['response'] extends z.ZodType
  ? z.output<Call['response']>
  : undefined;

/** What a handler may return: the answer before serialization. */
export type HandlerOutput<Call extends Endpoint> = Given<Call['response']>;

/** A call's method and path, by which it is told from all others. */
export const operationOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string =>
  `${method} ${path}`;

/** The query parameter that every call carries and the server ignores. */
export const TIMESTAMP_PARAMETER = 'timestamp';
/** The header of calls that a browser makes by itself while nobody is at it: they do not keep a session from ending. */
export const UNATTENDED_HEADER = 'x-unattended';
export const DEFAULT_BASE_PATH = '/api';
/** Milliseconds after which a call is given up. */
export const CALL_TIMEOUT_MS = 90_000;
