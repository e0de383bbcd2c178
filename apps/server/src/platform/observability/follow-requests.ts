import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Metrics } from './metrics.ts';
import type { RunningSpan } from './tracer.ts';
import { activeTracer } from './tracing.ts';
import { runInWorkContext, type WorkContext } from './work-context.ts';

/**
 * Gives each request an ID and a span, and records its metrics by route pattern. All unknown paths share one pattern.
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
    runInWorkContext(work, done);
  });
  // Set twice: code that runs after the body is read has a different async context.
  const again: onRequestHookHandler = (request, _reply, done) => {
    const work = works.get(request);
    if (work === undefined) done();
    else runInWorkContext(work, done);
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
  // Otherwise anyone could force their requests to be traced.
  const parent = trustsProxy && typeof header === 'string' ? tracer.readParent(header) : null;
  return tracer.begin(
    `${request.method} ${route}`,
    'server',
    { 'http.request.method': request.method, 'http.route': route, 'pagewright.request_id': request.id },
    parent ?? undefined,
  );
}
