import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Context } from '../context.ts';
import type { KeptAnswer } from './kept-answer.ts';
import { onceWhileRunning } from './running-call-repository.ts';
import { streamAnswer, wantsStream } from './stream-answer.ts';

/** A call that may take long, as it came. */
export interface LongCall {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Status of success. */
  readonly status: number;
  /** The caller's Idempotency-Key with what it was given for; null without one. */
  readonly once: { readonly key: string; readonly described: string } | null;
}

/**
 * Answers a call that may take long: outside of any transaction, as a stream of events where the caller asks for it,
 * else as JSON.
 * @throws what the handler throws, unless a stream is open by then.
 */
export async function answerLongCall(
  ctx: Context<Actor | null>,
  { request, reply, status, once }: LongCall,
  handle: (ctx: Context<Actor | null>) => Promise<unknown>,
): Promise<FastifyReply> {
  const answer = (progress: Context['progress']): Promise<KeptAnswer> => {
    const work = async (): Promise<KeptAnswer> => ({
      status,
      body: serialize(reply, status, await handle({ ...ctx, progress, outside: ctx.db })),
    });
    if (once === null || ctx.actor === null) return work();
    return onceWhileRunning({ ...ctx, actor: ctx.actor }, once.key, once.described, work);
  };
  if (wantsStream(request)) {
    return streamAnswer(request, reply, ctx.signal, async (progress) => (await answer(progress)).body);
  }
  return sendKept(reply, await answer(ctx.progress));
}

/** Sends an answer that is JSON already. */
export function sendKept(reply: FastifyReply, { status, body }: KeptAnswer): FastifyReply {
  reply.code(status).serializer((value: unknown) => String(value));
  return status === 204 ? reply.send() : reply.type('application/json; charset=utf-8').send(body);
}

/** The JSON of an answer by the schema of its endpoint; nothing for 204. */
export function serialize(reply: FastifyReply, status: number, result: unknown): string {
  if (status === 204) return '';
  const bySchema = reply.getSerializationFunction(String(status)) as ((value: unknown) => string) | undefined;
  return bySchema ? bySchema(result) : JSON.stringify(result);
}
