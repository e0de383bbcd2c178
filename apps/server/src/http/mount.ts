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
import { computingFor } from '../compute/index.ts';
import type { Actor, Context, RunnableCall, Services } from '../context.ts';
import type { Database } from '../db/client.ts';
import type { VerifiedSession } from '../providers/identity/port.ts';
import { answerLongCall, sendKept, serialize } from './answer-long-call.ts';
import { answering } from './answer-writer.ts';
import { authenticate } from './authenticate.ts';
import { describeRequest, idempotencyKeyOf } from './idempotency-key.ts';
import { once as onceInTransaction } from './idempotency-repository.ts';
import { checkValue } from './json-body.ts';
import { httpMessages } from './messages.ts';
import { answerRun } from './runs/answer-run.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The verified session; null on calls that need none. */
    session: VerifiedSession | null;
    /** The personal API token that the call was made with; null for one by a session. */
    apiToken: {
      readonly id: string;
      readonly workspaceId: string;
      readonly scopes: readonly TokenScope[];
    } | null;
  }
  interface FastifyContextConfig {
    /** Who may call the route. A route without it is refused when it is added. */
    access?: Endpoint['access'];
    /** A limit of its calls beside that of all calls. */
    limit?: EndpointLimit;
    /** Media type of its bodies where that is not JSON. */
    consumes?: string;
  }
}

type ActorOf<Call extends Endpoint> = Call['access'] extends 'public' ? Actor | null : Actor;

/** What a handler has beside its context: the parsed request, and Fastify's own pair for files and streams. */
export interface Handling<Call extends Endpoint> extends ParsedRequest<Call> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly session: VerifiedSession | null;
}

/** A run goes on without the request that it began with. */
type InputOf<Call extends Endpoint> = Call['runs'] extends true ? ParsedRequest<Call> : Handling<Call>;

/** Parses nothing and knows no HTTP beyond what it streams: it calls a verb and maps its result. */
export type Handler<Call extends Endpoint, Prepared = undefined> = (
  ctx: Context<ActorOf<Call>>,
  input: InputOf<Call>,
  prepared: Prepared,
) => Promise<Call['produces'] extends string ? FastifyReply : HandlerOutput<Call> | CallOutput<Call>>;

/**
 * Adds an endpoint of the contract to the server. `prepare` does what takes time before the transaction of an
 * Idempotency-Key is open; it writes nothing.
 */
export type Mount = <const Call extends Endpoint, Prepared = undefined>(
  call: Call,
  handler: Handler<Call, Prepared>,
  prepare?: (ctx: Context<ActorOf<Call>>, input: Handling<Call>) => Promise<Prepared>,
) => void;

const nothing = z.object({});
/** How many unknown fields a refusal names, and how much of each. */
const UNKNOWN_SHOWN_MAX = 20;
const UNKNOWN_LENGTH_MAX = 100;

/** The mounting function of one server, for paths below its base path. */
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
      // Its handler is given no request and no reply: the type of a handler of such calls says so.
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
      ...(call.response && !call.produces ? answering(status, call.response) : {}),
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
        const key = isKept ? idempotencyKeyOf(request) : null;
        const once = key === null ? null : { key, described: describeRequest(request) };
        return computingFor({ actor: ctx.actor, signal }, async () => {
          if (call.runs && ctx.actor) {
            return answerRun({ ...ctx, actor: ctx.actor }, { endpoint: call, request, reply, once });
          }
          if (call.streams) {
            return answerLongCall(ctx, { request, reply, status, once }, (inside) => handle(inside, input));
          }
          const prepared = await before?.(ctx, input);
          if (once !== null) {
            const kept = await onceInTransaction(
              ctx as Context,
              once.key,
              once.described,
              async (inside) => ({
                status,
                body: serialize(reply, status, await handle(inside, input, prepared)),
              }),
            );
            return sendKept(reply, kept);
          }
          const result = await handle(ctx, input, prepared);
          if (call.produces) return result;
          return status === 204 ? reply.code(204).send() : reply.code(status).send(result);
        });
      },
    });
  };
}

/** @throws ApiError 400 naming the fields that the endpoint does not know, where they could be believed to be kept. */
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
    // A refusal and no failure: nobody is left to be told, and nothing went wrong here.
    if (!reply.raw.writableFinished) controller.abort(new ApiError(499, 'cancelled', httpMessages.cancelled));
  });
  return controller.signal;
}
