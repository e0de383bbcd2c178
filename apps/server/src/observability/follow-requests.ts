import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Metrics } from './metrics.ts';
import type { RunningSpan } from './tracer.ts';
import { activeTracer } from './tracing.ts';
import { during, type WorkContext } from './work-context.ts';

/**
 * Gives each request an id and a span for everything that runs for it, and records its metrics by route pattern. All
 * unknown addresses share one pattern.
 */
export function followRequests(
  app: FastifyInstance,
  options: { readonly metrics: Metrics | null; readonly trustsProxy: boolean },
): void {
  const { metrics, trustsProxy } = options;
  const works = new WeakMap<FastifyRequest, WorkContext & { readonly span: RunningSpan | null }>();
  app.addHook('onRequest', (request, _reply, done) => {
    const span = beginSpan(request, trustsProxy);
    const work = { requestId: request.id, trace: span?.trace, span };
    works.set(request, work);
    during(work, done);
  });
  // Twice: what runs when a body has come in does not follow from what ran when the call began.
  const again: onRequestHookHandler = (request, _reply, done) => {
    const work = works.get(request);
    if (work === undefined) done();
    else during(work, done);
  };
  app.addHook('preValidation', again);
  app.addHook('onResponse', async (request, reply) => {
    const { url: route = 'unmatched' } = request.routeOptions;
    const status = reply.statusCode;
    metrics?.countRequest({ method: request.method, route, status }, reply.elapsedTime / 1000);
    works.get(request)?.span?.end({
      attributes: { 'http.response.status_code': status },
      ...(status >= 500 ? { error: new Error('the call failed') } : {}),
    });
  });
}

function beginSpan(request: FastifyRequest, trustsProxy: boolean): RunningSpan | null {
  const tracer = activeTracer();
  if (tracer === null) return null;
  const { url: route = 'unmatched' } = request.routeOptions;
  const header = request.headers['traceparent'];
  // Otherwise a stranger could force every one of their calls to be traced.
  const parent = trustsProxy && typeof header === 'string' ? tracer.readParent(header) : null;
  return tracer.begin(
    `${request.method} ${route}`,
    'server',
    { 'http.request.method': request.method, 'http.route': route, 'pagewright.request_id': request.id },
    parent ?? undefined,
  );
}
