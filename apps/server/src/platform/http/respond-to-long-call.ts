import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Context } from '../context.ts';
import type { StoredResponse } from './stored-response.ts';
import { runLongCallIdempotently } from './running-call-repository.ts';
import { streamResponse, wantsStream } from './stream-response.ts';

/** A call that may take long. */
export interface LongCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Status code on success. */
  readonly status: number;
  /** The caller's Idempotency-Key and request fingerprint; null without one. */
  readonly once: { readonly key: string; readonly described: string } | null;
}

/**
 * Responds to a long call outside any transaction: as an event stream if the caller asks for one, otherwise as JSON.
 * @throws what the handler throws, unless a stream is already open.
 */
export async function respondToLongCall(
  ctx: Context<Actor | null>,
  { request, reply, status, once }: LongCall,
  handle: (ctx: Context<Actor | null>) => Promise<unknown>,
): Promise<FastifyReply> {
  const answer = (progress: Context['progress']): Promise<StoredResponse> => {
    const work = async (): Promise<StoredResponse> => ({
      status,
      body: serialize(reply, status, await handle({ ...ctx, progress, outside: ctx.db })),
    });
    if (once === null || ctx.actor === null) return work();
    return runLongCallIdempotently({ ...ctx, actor: ctx.actor }, once.key, once.described, work);
  };
  if (wantsStream(request)) {
    return streamResponse(request, reply, ctx.signal, async (progress) => (await answer(progress)).body);
  }
  return sendStored(reply, await answer(ctx.progress));
}

/** Sends a response that is already JSON. */
export function sendStored(reply: FastifyReply, { status, body }: StoredResponse): FastifyReply {
  reply.code(status).serializer((value: unknown) => String(value));
  return status === 204 ? reply.send() : reply.type('application/json; charset=utf-8').send(body);
}

/** Serializes a result by its endpoint's schema; empty for 204. */
export function serialize(reply: FastifyReply, status: number, result: unknown): string {
  if (status === 204) return '';
  const bySchema = reply.getSerializationFunction(String(status)) as ((value: unknown) => string) | undefined;
  return bySchema ? bySchema(result) : JSON.stringify(result);
}
