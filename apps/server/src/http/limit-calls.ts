import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import type { Config } from '../config.ts';
import { httpMessages } from './messages.ts';

/**
 * Limits calls a minute, by user where there is one, else by the address of the connection; those by an API token by the
 * token too. The count is this process's own: it protects the process; what must hold over all servers (sign-in, plans)
 * is counted in the database.
 */
export async function limitCalls(app: FastifyInstance, limits: Config['limits']): Promise<void> {
  await app.register(rateLimit, {
    max: limits.callsPerMinute,
    timeWindow: 60_000,
    cache: 20_000,
    // After authentication, which is an onRequest hook: the user is known, the body is not read yet.
    hook: 'preParsing',
    keyGenerator: (request) =>
      request.session ? `user ${request.session.actor.userId}` : `address ${request.ip}`,
    errorResponseBuilder: (_request, limit) => tooMany(limit.ttl),
  });
  const ofToken = app.createRateLimit({
    max: limits.tokenCallsPerMinute,
    keyGenerator: ({ apiToken }: FastifyRequest) => `token ${apiToken?.id}`,
  });
  app.addHook('preParsing', async (request) => {
    if (request.apiToken === null) return;
    const limit = await ofToken(request);
    if (!limit.isAllowed && limit.isExceeded) throw tooMany(limit.ttl);
  });
}

/** @param ttl milliseconds until calls are taken again */
function tooMany(ttl: number): ApiError {
  return new ApiError(429, 'rate_limited', httpMessages.tooMany, {
    headers: { 'retry-after': String(Math.ceil(ttl / 1000)) },
  });
}
