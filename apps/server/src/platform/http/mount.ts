import type {
  CallOutput,
  Endpoint,
  EndpointLimit,
  HandlerOutput,
  ParsedRequest,
} from '@pagewright/contract/endpoint';
import type { TokenScope } from '@pagewright/contract/token-scopes';
import { unknownFields } from '@pagewright/contract/unknown-fields';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { ApiError } from '../api-error.ts';
import { waitingFirst } from '../async/waiting-first.ts';
import { computingFor } from '../compute/index.ts';
import type { Actor, Context, RunnableCall, Services } from '../context.ts';
import type { Database } from '../db/client.ts';
import type { VerifiedSession } from '../../providers/identity/port.ts';
import { respondToLongCall, sendStored, serialize } from './respond-to-long-call.ts';
import { serializeAs } from './response-serializer.ts';
import { authenticate } from './authenticate.ts';
import { requestFingerprint, readIdempotencyKey } from './idempotency-key.ts';
import { runIdempotently as onceInTransaction } from './idempotency-repository.ts';
import { checkValue } from './json-body.ts';
import { httpMessages } from './messages.ts';
import { respondWithRun } from './runs/respond-with-run.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The verified session; null on public calls. */
    session: VerifiedSession | null;
    /** The personal API token used for the call; null for session calls. */
    apiToken: {
      readonly id: string;
      readonly workspaceId: string;
      readonly scopes: readonly TokenScope[];
    } | null;
  }
  interface FastifyContextConfig {
    /** Who may call the route. Required: a route without it fails at startup. */
    access?: Endpoint['access'];
    /** An additional limit of its calls. */
    limit?: EndpointLimit;
    /** Media type of its bodies if not JSON. */
    consumes?: string;
  }
}

type ActorOf<Call extends Endpoint> = Call['access'] extends 'public' ? Actor | null : Actor;

/** A handler's input: the parsed request, and Fastify's request and reply for files and streams. */
export interface Handling<Call extends Endpoint> extends ParsedRequest<Call> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly session: VerifiedSession | null;
}

/** A run outlives its request. */
type InputOf<Call extends Endpoint> = Call['runs'] extends true ? ParsedRequest<Call> : Handling<Call>;

/** Handlers do no parsing and know HTTP only for streaming: they call a use case and map its result. */
export type Handler<Call extends Endpoint, Prepared = undefined> = (
  ctx: Context<ActorOf<Call>>,
  input: InputOf<Call>,
  prepared: Prepared,
) => Promise<Call['produces'] extends string ? FastifyReply : HandlerOutput<Call> | CallOutput<Call>>;

/**
 * Adds an endpoint of the contract. `prepare` does slow work before the transaction of an Idempotency-Key opens; it
 * writes nothing.
 */
export type Mount = <const Call extends Endpoint, Prepared = undefined>(
  call: Call,
  handler: Handler<Call, Prepared>,
  prepare?: (ctx: Context<ActorOf<Call>>, input: Handling<Call>) => Promise<Prepared>,
) => void;

const nothing = z.object({});
/** How many unknown fields an error names, and the length of each. */
const UNKNOWN_SHOWN_MAX = 20;
const UNKNOWN_LENGTH_MAX = 100;

/** Creates the function that mounts endpoints below the base path. */
export function createMount(app: FastifyInstance, services: Services, db: Database): Mount {
  return (call, handler, prepare) => {
    // The handler's exact types come from `call`; past this line they are those of any endpoint.
    type Step = (
      ctx: Context<Actor | null>,
      input: Handling<Endpoint>,
      prepared?: unknown,
    ) => Promise<unknown>;
    const handle = handler as unknown as Step;
    const before = prepare as unknown as Step | undefined;
    const status = call.status ?? 200;
    if (call.runs) {
      // The type of a run's handler guarantees that it uses neither request nor reply.
      const work = handle as unknown as RunnableCall['work'];
      services.runs.define({ endpoint: call, work });
    }
    app.route({
      method: call.method,
      url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: {
        access: call.access,
        ...(call.limit === undefined ? {} : { limit: call.limit }),
        ...(call.consumes === undefined ? {} : { consumes: call.consumes }),
      },
      ...(call.bodyLimit === undefined ? {} : { bodyLimit: call.bodyLimit }),
      ...(call.response && !call.produces ? serializeAs(status, call.response) : {}),
      onRequest: async (request) => {
        if (call.access === 'public') return;
        request.session = await authenticate(request, services, call);
        const { isOperator, role } = request.session.actor;
        if (call.access === 'operator' && !isOperator)
          throw new ApiError(403, 'forbidden', httpMessages.forbidden);
        if (call.access === 'user' && role === 'client' && !call.forClients)
          throw new ApiError(403, 'forbidden', httpMessages.notForClients);
      },
      handler: async (request, reply) => {
        if (request.apiToken !== null) await services.apiTokens.countCall(request.apiToken);
        const signal = abortedWith(reply);
        const ctx: Context<Actor | null> = {
          actor: request.session?.actor ?? null,
          db,
          services,
          log: request.log,
          requestId: request.id,
          signal,
          progress: () => signal.throwIfAborted(),
          outside: null,
        };
        const input: Handling<Endpoint> = {
          params: parse(call.params, request.params),
          query: parse(call.query, request.query),
          body: readBody(call, request.body),
          request,
          reply,
          session: request.session,
        };
        const isKept = call.method === 'POST' && ctx.actor && !call.consumes && !call.produces;
        const key = isKept ? readIdempotencyKey(request) : null;
        const once = key === null ? null : { key, described: requestFingerprint(request) };
        return computingFor({ actor: ctx.actor, signal }, async () => {
          if (call.runs && ctx.actor) {
            return respondWithRun({ ...ctx, actor: ctx.actor }, { endpoint: call, request, reply, once });
          }
          if (call.streams) {
            return respondToLongCall(ctx, { request, reply, status, once }, (inside) =>
              handle(inside, input),
            );
          }
          const prepared = await before?.(ctx, input);
          if (once !== null) {
            const work = async (inside: Context) => ({
              status,
              body: serialize(reply, status, await handle(inside, input, prepared)),
            });
            const kept = await waitingFirst(() =>
              onceInTransaction(ctx as Context, once.key, once.described, work),
            );
            return sendStored(reply, kept);
          }
          const result = await handle(ctx, input, prepared);
          if (call.produces) return result;
          return status === 204 ? reply.code(204).send() : reply.code(status).send(result);
        });
      },
    });
  };
}

/** @throws ApiError 400 naming unknown fields, which callers might believe to be saved. */
function readBody(call: Endpoint, given: unknown): unknown {
  if (!call.body || call.consumes) return undefined;
  const body = call.body.parse(given ?? {});
  const unknown = unknownFields(call, given)
    .slice(0, UNKNOWN_SHOWN_MAX)
    .map((path) => path.slice(0, UNKNOWN_LENGTH_MAX).toWellFormed());
  const [first] = unknown;
  if (first === undefined) return body;
  throw new ApiError(400, 'invalid', httpMessages.unknownField(first), {
    details: unknown.map((path) => ({ path, message: httpMessages.unknownField(path) })),
  });
}

function parse(schema: z.ZodObject | undefined, value: unknown): Record<string, unknown> {
  checkValue(value);
  return (schema ?? nothing).parse(value ?? {});
}

function abortedWith(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    // An error for a caller who is gone; nothing went wrong here.
    if (!reply.raw.writableFinished) controller.abort(new ApiError(499, 'cancelled', httpMessages.cancelled));
  });
  return controller.signal;
}
