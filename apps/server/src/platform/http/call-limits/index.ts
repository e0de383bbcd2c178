import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error.ts';
import type { Config } from '../../config/config.ts';
import type { Log } from '../../context.ts';
import type { Database } from '../../db/client.ts';
import { countCalls } from '../../db/count-calls.ts';
import { networkPrefix } from '../../network/network-prefix.ts';
import { httpMessages } from '../messages.ts';
import { sendPage } from '../pages/send-page.ts';
import { callMaxima, policyOfPath, type CallPolicy } from './policies.ts';
import { createSharedCounts } from './shared-counts.ts';
import { refusalPage, REFUSAL_POLICY } from './refusal-page.ts';

export { policyOfPath } from './policies.ts';

export interface CallLimits {
  /**
   * Counts a call against the caller's limit.
   * @throws ApiError 429 with Retry-After.
   */
  count(policy: CallPolicy, whose: string): Promise<void>;
  /**
   * Counts a call against the network's limit.
   * @throws ApiError 429 with Retry-After.
   */
  countNetwork(policy: CallPolicy, request: FastifyRequest): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    callLimits: CallLimits;
  }
}

/** Counts every request by network before anything else happens, shared by all processes on one database. */
export function limitNetworks(
  app: FastifyInstance,
  deps: { readonly db: Database; readonly log: Log; readonly limits: Config['limits'] },
): void {
  const maxima = callMaxima(deps.limits);
  const counts = createSharedCounts({
    report: (reports) => countCalls(deps.db, reports),
    onError: (error) =>
      deps.log.warn({ event: 'call_counts_local', err: error }, 'calls are counted by this process alone'),
  });
  const limits: CallLimits = {
    async count(policy, whose) {
      const wait = await counts.count(`${policy} ${whose}`, maxima[policy]);
      if (wait > 0) throw tooMany(wait);
    },
    countNetwork: (policy, request) => limits.count(policy, networkPrefix(request.ip)),
  };
  app.decorate('callLimits', limits);
  app.addHook('onRequest', async (request, reply) => {
    const policy = policyOfPath(request.url.split('?', 1)[0] ?? '/');
    try {
      await limits.countNetwork(policy, request);
    } catch (error) {
      if (policy === 'api' || !(error instanceof ApiError)) throw error;
      await sendTooManyRequests(request, reply, error);
    }
  });
}

/** Responds to a page visitor whose network exceeded its limit. */
export function sendTooManyRequests(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: ApiError,
): Promise<FastifyReply> {
  return sendRefusalPage(request, reply, refusal);
}

/** Responds to a page visitor who is refused for now: their network exceeded its limit, or the disk is full. */
export function sendRefusalPage(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: ApiError,
): Promise<FastifyReply> {
  return sendPage(request, reply.headers(refusal.headers), {
    status: refusal.status,
    type: 'text/html',
    body: refusalPageOf(refusal),
    policy: REFUSAL_POLICY,
  });
}

function refusalPageOf({ code }: ApiError): string {
  if (code === 'storage_full') return refusalPage(httpMessages.storageFullTitle, httpMessages.storageFull);
  return refusalPage(httpMessages.tooManyTitle, httpMessages.tooManyPages);
}

/** Counts calls after authentication: by API token, by user, and by the endpoint's own limit. */
export function limitCallers(api: FastifyInstance): void {
  // Runs after authentication, an onRequest hook: the user is known, the body is not read yet.
  api.addHook('preParsing', async (request) => {
    const { callLimits } = api;
    if (request.apiToken !== null) await callLimits.count('apiToken', request.apiToken.id);
    const userId = request.session?.actor.userId;
    const count = (policy: CallPolicy): Promise<void> =>
      userId === undefined
        ? callLimits.countNetwork(policy, request)
        : callLimits.count(policy, `user ${userId}`);
    await count('caller');
    const { limit } = request.routeOptions.config;
    if (limit !== undefined) await count(limit);
  });
}

function tooMany(milliseconds: number): ApiError {
  return new ApiError(429, 'rate_limited', httpMessages.tooMany, {
    headers: { 'retry-after': String(Math.ceil(milliseconds / 1000)) },
  });
}
