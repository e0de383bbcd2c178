import { readHealth, readReadiness } from '@pagewright/contract/health';
import { DEFAULT_BASE_PATH } from '@pagewright/contract/endpoint';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error.ts';
import { countEvent } from '../observability/event-counts.ts';
import { policyOfPath, sendRefusalPage } from './call-limits/index.ts';
import { httpMessages } from './messages.ts';

const RETRY_SECONDS = 2;
/** Probes and metrics are answered however busy the server is. */
const ALWAYS: ReadonlySet<string> = new Set([
  ...[readHealth, readReadiness].map(({ path }) => `${DEFAULT_BASE_PATH}${path}`),
  '/metrics',
]);
const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

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
    const isRead = SAFE.has(request.method);
    if (waiting() <= (isRead ? max : 2 * max)) return;
    const path = request.url.split('?', 1)[0] ?? '/';
    if (ALWAYS.has(path)) return;
    countEvent('shed_requests', { kind: isRead ? 'read' : 'write' });
    const refusal = new ApiError(503, 'server_busy', httpMessages.overloaded, {
      headers: { 'retry-after': String(RETRY_SECONDS) },
    });
    if (policyOfPath(path) === 'api') throw refusal;
    await sendRefusalPage(request, reply, refusal);
  });
}
