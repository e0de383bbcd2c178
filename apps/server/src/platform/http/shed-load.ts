import { readHealth, readReadiness } from '@pagewright/contract/health';
import { DEFAULT_BASE_PATH } from '@pagewright/contract/endpoint';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from '../api-error.ts';
import { readAcceptLanguage, withLanguage } from '../language/current-language.ts';
import { countEvent } from '../observability/event-counts.ts';
import { policyOfPath } from './call-limits/index.ts';
import { REFUSAL_POLICY, refusalPage } from './call-limits/refusal-page.ts';
import { errorBody } from './errors.ts';
import { httpMessages } from './messages.ts';
import { isReadMethod } from './refuse-writes.ts';
import type { Handle } from './sequential-server.ts';

const RETRY_SECONDS = 2;
/** Probes and metrics are answered however busy the server is. */
const ALWAYS: ReadonlySet<string> = new Set([
  ...[readHealth, readReadiness].map(({ path }) => `${DEFAULT_BASE_PATH}${path}`),
  '/metrics',
]);

/** When requests are refused. */
export interface LoadLimits {
  /** How many statements wait for a connection. */
  readonly waiting: () => number;
  /** While more than this wait, reads are refused; writes, whose refusal costs somebody their work, at twice that. */
  readonly max: number;
  /** Whether the event loop has time for another request; asked once for each. */
  readonly takes: (kind: 'read' | 'write') => boolean;
  /** The path that a request is routed by. */
  readonly pathOf: (request: IncomingMessage) => string;
}

/**
 * Refuses requests with 503 while too many statements wait for a connection, or more requests come than the event loop
 * handles: a request that would wait longer than its caller does only delays the others. In front of Fastify and without
 * a line in the log, so that a refusal costs a twentieth of an answer.
 */
export function shedLoad(handle: Handle, { waiting, max, takes, pathOf }: LoadLimits): Handle {
  return (request, response) => {
    const kind = isReadMethod(request.method) ? 'read' : 'write';
    const isTaken = takes(kind);
    if (isTaken && waiting() <= (kind === 'read' ? max : 2 * max)) return handle(request, response);
    const path = pathOf(request);
    if (ALWAYS.has(path)) return handle(request, response);
    countEvent('shed_requests', { kind });
    withLanguage(readAcceptLanguage(request.headers['accept-language']), () => refuse(response, path));
  };
}

function refuse(response: ServerResponse, path: string): void {
  const isApi = policyOfPath(path) === 'api';
  const body = isApi
    ? JSON.stringify(errorBody(new ApiError(503, 'server_busy', httpMessages.overloaded)))
    : refusalPage(httpMessages.overloadedTitle, httpMessages.overloaded);
  response
    .writeHead(503, {
      'content-type': isApi ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'retry-after': String(RETRY_SECONDS),
      'cache-control': 'no-store',
      'x-request-id': randomUUID(),
      'x-content-type-options': 'nosniff',
      ...(isApi ? {} : { 'content-security-policy': REFUSAL_POLICY }),
    })
    .end(body);
}
