import { once } from 'node:events';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Config } from './platform/config/config.ts';
import type { Log, Services } from './platform/context.ts';
import { createApp } from './app.ts';
import { computeLoad, configureComputing, warmThreads } from './platform/compute/index.ts';
import { openBackupArchives, openFileStorage, checkS3 } from './provider-factories/file-storage.ts';
import { createIdentityProvider } from './provider-factories/identity-provider.ts';
import { createPaymentProvider } from './provider-factories/payment-provider.ts';
import { createPublishingTargets } from './provider-factories/publishing-targets.ts';
import { openDatabase, openPool } from './platform/db/client.ts';
import { watchProcesses } from './platform/db/process-watch.ts';
import { processName } from './platform/db/server-processes.ts';
import { migrate } from './platform/db/migrate.ts';
import type { OpenConnection } from './platform/db/open-connection.ts';
import { createAgentViewRecorder, createVisitRecorder } from './features/analytics/index.ts';
import { queueMail } from './features/auth/index.ts';
import { warmEngine } from './features/content/index.ts';
import { features } from './features/index.ts';
import { watchSiteChanges } from './features/publishing/index.ts';
import { createNewsHub } from './features/notifications/index.ts';
import { afterPasswordReset, createTokenAuthenticator } from './features/settings/index.ts';
import { joinBySingleSignOn } from './features/team/index.ts';
import { createRuns } from './platform/http/runs/run-executor.ts';
import { trackUnusedConnections } from './platform/http/unused-connections.ts';
import { startJobs } from './platform/jobs/index.ts';
import { explainListenErrors } from './platform/network/listen-address.ts';
import { readQueues } from './platform/observability/queue-repository.ts';
import { createReadiness } from './platform/observability/readiness.ts';
import { startTracing, traceStatements } from './platform/observability/tracing.ts';
import { createOutgoing } from './platform/outgoing/index.ts';
import { smtpSender } from './providers/mail/smtp/client.ts';
import { microsoftBingWebmaster } from './providers/bing-webmaster/microsoft/client.ts';
import { googleAnalytics } from './providers/google-analytics/google/client.ts';
import { googlePageSpeed } from './providers/page-speed/google/client.ts';
import { googleSearchConsole } from './providers/search-console/google/client.ts';
import { googleSignIn } from './providers/search-console/google/sign-in.ts';
import { createCrawler } from './research/crawler.ts';
import {
  checkSharedKeys,
  checkStoredKeys,
  createSecrets,
  fingerprintOfKeys,
  readSecretsKeys,
} from './platform/secrets/index.ts';
import { createVendors } from './vendors/index.ts';

/** Time for running calls to finish on shutdown, in milliseconds. */
const STOP_GRACE_MS = 10_000;

/** Time after that for busy connections to return to the pool, in milliseconds. */
const POOL_GRACE_MS = 2_000;

/** Connections that may wait to be accepted; the kernel drops others, and their clients try again only after seconds. */
const LISTEN_BACKLOG = 4_096;

export interface RunningServer {
  /** Public URL. */
  readonly url: string;
  readonly dataDir: string;
  readonly databaseFolder: string | null;
  /** Starts the worker threads and loads the tables that the first calls need. */
  readonly warm: () => Promise<void>;
  /** Stops accepting calls, finishes running ones (10 s at most), and releases all resources. */
  readonly close: () => Promise<void>;
}

/**
 * Migrates the open database and listens. The server owns the database from here on.
 * @throws StartError with one sentence for the operator if the settings do not allow a start.
 */
export async function startServer(
  config: Config,
  log: Log,
  database: OpenConnection,
): Promise<RunningServer> {
  const releases: (() => Promise<void>)[] = [database.stop];
  const readiness = createReadiness();
  const { metricsToken, otlpEndpoint, drainSeconds } = config.observability;
  const close = async (): Promise<void> => {
    const isServing = readiness.state() === null;
    readiness.stopping();
    database.announceStop();
    // Load balancers see "not ready" before the first call is refused.
    if (isServing && drainSeconds > 0) await delay(drainSeconds * 1000);
    for (const release of releases.splice(0).toReversed()) {
      await release().catch((error: unknown) =>
        log.error({ event: 'release_failed', err: error }, 'could not be released'),
      );
    }
  };
  configureComputing(config.compute);
  try {
    if (otlpEndpoint !== null) releases.push(await startTracing(otlpEndpoint, config));
    const secrets = createSecrets(await readSecretsKeys(config.secretsKeys, database.dataDir));
    const keys = fingerprintOfKeys(secrets, config.secretKey);
    const pool = openPool(
      { ...database.connection, application_name: processName({ ...config, keys }) },
      config.databaseConnections,
    );
    if (otlpEndpoint !== null) traceStatements(pool);
    // A busy connection is closed when the database stops.
    releases.push(() => Promise.race([pool.end(), delay(POOL_GRACE_MS, undefined, { ref: false })]));
    const db = openDatabase(pool);
    await checkSharedKeys(db, secrets, config.secretKey);
    await migrate(pool);
    await checkStoredKeys(db, secrets, { config, log });
    const processes = await watchProcesses({ pool, log, isAlone: database.databaseFolder !== null });
    // Closed after the jobs, which return their work themselves.
    releases.push(() => processes.close());

    let url = config.publicUrl ?? '';
    const publicUrl = (): string => url;
    const identity = await createIdentityProvider({
      pool,
      db,
      config,
      log,
      publicUrl,
      secrets,
      queueMail: (mail) => queueMail({ db }, mail),
      joinWorkspace: (inside, person) => joinBySingleSignOn({ db: inside, services: { config } }, person),
      afterReset: (inside, person) => afterPasswordReset({ db: inside, config, publicUrl, secrets }, person),
    });
    releases.push(() => identity.close());
    const mail =
      config.mail.smtpUrl === null ? null : smtpSender({ url: config.mail.smtpUrl, from: config.mail.from });
    const outgoing = createOutgoing({
      ...config.outgoing,
      nameServers: config.nameServers,
    });
    releases.push(() => outgoing.close());
    const crawler = createCrawler({ db, outgoing, publicUrl, version: config.version, ...config.crawler });
    const visits = createVisitRecorder({ db, log });
    releases.push(() => visits.close());
    const agentViews = createAgentViewRecorder({ db, log });
    releases.push(() => agentViews.close());
    const { hasRoom } = database;
    const runs = createRuns({ db, log, hasRoom });
    if (config.role !== 'web') processes.takeOver(() => runs.wake());
    const news = await createNewsHub({ pool, log, onRun: (id, isQueued) => runs.changed(id, isQueued) });
    releases.push(() => news.close());
    const siteChanges = await watchSiteChanges({ pool, log });
    releases.push(() => siteChanges.close());
    const metrics =
      metricsToken === null
        ? null
        : await measure({
            token: metricsToken,
            version: config.version,
            pool,
            readQueues: () => readQueues(db),
            computeLoad,
          });
    const filesDir = join(database.dataDir, 'files');
    const files = await openFileStorage(config, filesDir);
    await checkS3(config, (reason) => log.warn({ event: 'files_unavailable', reason }, 'S3 does not answer'));
    const services: Services = {
      config,
      log,
      metrics,
      readiness,
      hasRoom,
      installation: { connection: database.connection, filesDir, bucket: files.bucket },
      archives: await openBackupArchives(config),
      identity,
      apiTokens: createTokenAuthenticator({ db, config }),
      mail,
      publicUrl,
      visits,
      agentViews,
      siteChanges,
      news,
      runs,
      outgoing,
      crawler,
      secrets,
      vendors: createVendors({ db, secrets, config, userAgent: crawler.userAgent }),
      payment: createPaymentProvider(config, log),
      publishingTarget: createPublishingTargets(outgoing),
      searchConsole: (access) => googleSearchConsole(outgoing, config.google, access),
      searchSignIn: googleSignIn(outgoing, config.google),
      bingWebmaster: (key) => microsoftBingWebmaster(outgoing, config.bingWebmasterUrl, key),
      googleAnalytics: (key) => googleAnalytics(outgoing, config.google, key),
      pageSpeed: (key) => googlePageSpeed(outgoing, config.google, key),
      files: files.store,
      passwords: {
        hash: async (password) => (await passwordHashing()).hashPassword(password),
        verify: async (given) => (await passwordHashing()).verifyPassword(given),
      },
    };
    const app = await createApp({ services, db, waitingForDatabase: () => pool.waitingCount });
    const closeUnusedConnections = trackUnusedConnections(app.server);
    const stopApp = async (): Promise<void> => {
      const deadline = setTimeout(() => app.server.closeAllConnections(), STOP_GRACE_MS);
      // A notification stream ends only when told to.
      await news.close();
      const closing = app.close();
      closeUnusedConnections();
      await closing;
      clearTimeout(deadline);
    };
    releases.push(stopApp);
    await explainListenErrors(
      app.listen({ port: config.port, host: config.host, backlog: LISTEN_BACKLOG }),
      config,
    );
    if (!app.server.listening) await once(app.server, 'listening');
    const { port } = app.server.address() as AddressInfo;
    database.announce(port);
    const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host;
    url ||= `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
    const sets = features.map((feature) => feature.jobs ?? {});
    const jobs = config.role === 'web' ? null : await startJobs({ pool, db, services, sets });
    readiness.started(jobs);
    releases.pop();
    releases.push(async () => {
      await Promise.all([stopApp(), jobs?.stop()]);
    });
    return { url, dataDir: database.dataDir, databaseFolder: database.databaseFolder, warm, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The metrics library is loaded only if metrics are enabled. */
async function measure(...sources: Parameters<CreateMetrics>): Promise<ReturnType<CreateMetrics>> {
  const { createMetrics } = await import('./platform/observability/metrics.ts');
  return createMetrics(...sources);
}
type CreateMetrics = typeof import('./platform/observability/metrics.ts').createMetrics;

async function warm(): Promise<void> {
  warmThreads();
  await warmEngine();
}

/** Loaded when a password is first hashed; with an external identity provider it may never be. */
const passwordHashing = () => import('./providers/identity/built-in/passwords.ts');
