import { readHealth, readReadiness } from '@pagewright/contract/health';
import { DEFAULT_BASE_PATH } from '@pagewright/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error.ts';
import { countEvent } from '../observability/event-counts.ts';
import { httpMessages } from './messages.ts';
import { isRead, pathOf, refuseRequest } from './refuse-request.ts';

const RETRY_SECONDS = 2;
/** Probes and metrics are answered however busy the server is. */
const ALWAYS: ReadonlySet<string> = new Set([
  ...[readHealth, readReadiness].map(({ path }) => `${DEFAULT_BASE_PATH}${path}`),
  '/metrics',
]);

/**
 * Refuses requests with 503 while more than `max` statements wait for a connection: a request that would wait longer
 * than its caller does only delays the others. Writes, whose refusal costs somebody their work, are refused at twice
 * that. Before anything else happens, so that a refusal costs next to nothing.
 */
export function shedLoad(
  app: FastifyInstance,
  { waiting, max }: { readonly waiting: () => number; readonly max: number },
): void {
  app.addHook('onRequest', async (request, reply) => {
    const kind = isRead(request) ? 'read' : 'write';
    if (waiting() <= (kind === 'read' ? max : 2 * max) || ALWAYS.has(pathOf(request))) return;
    countEvent('shed_requests', { kind });
    const refusal = new ApiError(503, 'server_busy', httpMessages.overloaded, {
      headers: { 'retry-after': String(RETRY_SECONDS) },
    });
    await refuseRequest(request, reply, refusal);
  });
}
