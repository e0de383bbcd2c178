import { randomUUID } from 'node:crypto';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { endpoints } from '@pagewright/contract';
import { DEFAULT_BASE_PATH } from '@pagewright/contract/endpoint';
import { readHealth, readReadiness } from '@pagewright/contract/health';
import { BODY_BYTES_MAX, UPLOAD_BYTES_MAX } from '@pagewright/contract/limits';
import { fastify, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Services } from './platform/context.ts';
import type { Database } from './platform/db/client.ts';
import { features } from './features/index.ts';
import { watchSiteDomains } from './features/publishing/index.ts';
import { serializerForJsonSchema } from './platform/http/response-serializer.ts';
import { describeApi } from './platform/http/api-docs/index.ts';
import { handleErrors, sendNotFound } from './platform/http/errors.ts';
import { hashIdempotentBody } from './platform/http/idempotency-key.ts';
import { readJsonBody } from './platform/http/json-body.ts';
import { limitCallers, limitNetworks } from './platform/http/call-limits/index.ts';
import { createMount } from './platform/http/mount.ts';
import { createSequentialServer } from './platform/http/sequential-server.ts';
import { sendPage } from './platform/http/pages/send-page.ts';
import { refuseWritesWithoutRoom } from './platform/http/refuse-writes.ts';
import { watchRequestBacklog } from './platform/http/request-backlog.ts';
import { shedLoad } from './platform/http/shed-load.ts';
import { rejectMalformedUrl, rejectMalformedRequest } from './platform/http/malformed-requests.ts';
import { requireAccess } from './platform/http/require-access.ts';
import { serveWebFiles } from './platform/http/web-files.ts';
import { negotiateLanguage } from './platform/language/current-language.ts';
import { childLogger } from './platform/log.ts';
import { followRequests } from './platform/observability/follow-requests.ts';

export interface AppDependencies {
  readonly services: Services;
  readonly db: Database;
  /** How many statements of this process wait for a connection. */
  readonly waitingForDatabase?: () => number;
}

/** Builds the server with every route, without listening. */
export async function createApp({
  services,
  db,
  waitingForDatabase = () => 0,
}: AppDependencies): Promise<FastifyInstance> {
  const { config } = services;
  const domains = await watchSiteDomains({ db, log: services.log, siteChanges: services.siteChanges });
  const app: FastifyInstance = fastify({
    loggerInstance: services.log,
    genReqId: () => randomUUID(),
    childLoggerFactory: childLogger,
    bodyLimit: BODY_BYTES_MAX,
    // Fastify's own compilers take 2 % of a start and are not needed: the contract validates requests.
    schemaController: {
      compilersFactory: {
        buildValidator: noValidator,
        buildSerializer: () => (route) => serializerForJsonSchema(route.schema),
      },
    },
    trustProxy: config.trustProxy,
    routerOptions: { maxParamLength: 300 },
    rewriteUrl: ({ headers, url = '/' }) => domains.pathOf(headers.host, url),
    forceCloseConnections: 'idle',
    serverFactory: (handle) => {
      const shedding = shedLoad(handle, {
        waiting: waitingForDatabase,
        max: config.databaseWaitingMax,
        takes: (kind) => backlog.takes(kind),
        pathOf: ({ headers, url = '/' }) => domains.pathOf(headers.host, url).split('?', 1)[0] ?? '/',
      });
      const server = createSequentialServer(shedding, {
        requestTimeout: 120_000,
        keepAliveTimeout: 72_000,
      });
      const backlog = watchRequestBacklog(server, config.backlogMs);
      return server;
    },
    return503OnClosing: true,
    frameworkErrors: rejectMalformedUrl,
    clientErrorHandler: rejectMalformedRequest,
  });
  app.addHook('onClose', async () => domains.stop());
  if (config.role === 'worker') serveHealthChecksOnly(app);
  requireAccess(app);
  followRequests(app, { metrics: services.metrics, trustsProxy: config.trustProxy !== false });
  negotiateLanguage(app);
  handleErrors(app);
  app.decorateRequest('session', null);
  app.decorateRequest('apiToken', null);
  app.decorateRequest('bodyDigest', '');
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.method !== 'GET' && request.method !== 'HEAD') services.siteChanges.wrote();
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer<ArrayBuffer>) => {
      await hashIdempotentBody(request, body);
      return readJsonBody(body);
    },
  );
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: config.publicUrl?.startsWith('https://') ?? false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
  });
  refuseWritesWithoutRoom(app, services.hasRoom);
  limitNetworks(app, { db, log: services.log, limits: config.limits });
  await app.register(multipart, {
    limits: { fileSize: UPLOAD_BYTES_MAX, files: 1, fields: 5, fieldSize: 1_000, parts: 8, headerPairs: 50 },
  });

  // The identity provider also decides which endpoints exist.
  const mounted = () =>
    endpoints.filter(({ method, path }) =>
      app.hasRoute({ method, url: `${DEFAULT_BASE_PATH}${path.replaceAll(/\{(\w+)\}/g, ':$1')}` }),
    );
  const description = describeApi(() => ({
    endpoints: mounted(),
    version: config.version,
    server: `${services.publicUrl()}${DEFAULT_BASE_PATH}`,
  }));
  await app.register(
    async (api) => {
      limitCallers(api);
      api.addHook('onRequest', async (_request, reply) => {
        reply.header('cache-control', 'no-store');
      });
      services.identity.mount(api);
      const mount = createMount(api, services, db);
      for (const feature of features) {
        feature.mountApi?.(mount);
        feature.mountReceivers?.(api, services, db);
      }
      api.get('/openapi.json', { config: { access: 'public' } }, async (request, reply) =>
        sendPage(request, reply, await description.document()),
      );
      // A wildcard route instead of a not-found handler, so hooks and rate limits apply to it too.
      api.all('/*', { config: { access: 'public' } }, sendNotFound);
    },
    { prefix: DEFAULT_BASE_PATH },
  );
  for (const feature of features) feature.mountSite?.(app, { services, db, api: description });
  services.metrics?.mount(app);
  await serveWebFiles(app, config.webDir, services.identity, config.analyticsTag, services.publicUrl);
  return app;
}

/** A worker mounts all routes because runs execute endpoint handlers, but it serves only health checks and metrics. */
function serveHealthChecksOnly(app: FastifyInstance): void {
  const paths = [readHealth, readReadiness].map(({ path }) => `${DEFAULT_BASE_PATH}${path}`);
  const checks = new Set([...paths, '/metrics']);
  app.addHook('onRequest', async (request, reply) => {
    if (!checks.has(request.routeOptions.url ?? '')) return sendNotFound(request, reply);
  });
}

function noValidator(): never {
  throw new Error('requests are validated by the contract: a route must not have a request schema');
}
