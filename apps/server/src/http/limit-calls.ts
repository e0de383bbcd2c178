import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error.ts';
import { httpMessages } from './messages.ts';

/**
 * Limits calls a minute, by user where there is one, else by the address of the connection. The count is this process's
 * own: it protects the process; what must hold over all servers (sign-in, plans) is counted in the database.
 */
export async function limitCalls(app: FastifyInstance, callsPerMinute: number): Promise<void> {
  await app.register(rateLimit, {
    max: callsPerMinute,
    timeWindow: 60_000,
    cache: 20_000,
    // After authentication, which is an onRequest hook: the user is known, the body is not read yet.
    hook: 'preParsing',
    keyGenerator: (request) =>
      request.session ? `user ${request.session.actor.userId}` : `address ${request.ip}`,
    errorResponseBuilder: (_request, limit) =>
      new ApiError(429, 'rate_limited', httpMessages.tooMany, {
        headers: { 'retry-after': String(Math.ceil(limit.ttl / 1000)) },
      }),
  });
}
