import { createHash, timingSafeEqual } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import {
  collectDefaultMetrics,
  Counter,
  Gauge,
  Histogram,
  Registry,
  type GaugeConfiguration,
} from 'prom-client';
import type { ComputeLoad } from '../compute/index.ts';
import { COUNTED, eventCounts, type Counted } from './event-counts.ts';
import type { ActiveWork, QueueState } from './queue-repository.ts';

/** Metrics of one server, in Prometheus format. */
export interface Metrics {
  countRequest(
    request: { readonly method: string; readonly route: string; readonly status: number },
    seconds: number,
  ): void;
  /** Adds the endpoint that Prometheus scrapes; it requires the token. */
  mount(app: FastifyInstance): void;
}

const PREFIX = 'pagewright_';
/** Time limit for the database, less than Prometheus waits: a process that waits for it still reports its own state. */
const ANSWER_WITHIN_MS = 5_000;
const COUNTER_HELP: Readonly<Record<Counted, string>> = {
  effects:
    'Effects of the outbox that this process carried out, by kind and outcome (done, retried, failed).',
  recurring_jobs: 'Recurring jobs that this process ran, by outcome (done, failed).',
  analysis_runs: 'Analyses that this process ran, by kind and outcome (kept, failed).',
  runs: 'Calls that this process carried out as runs, by operation and outcome (done, failed).',
  shed_requests:
    'Requests refused because too many statements of this process waited for a connection, or more requests came than it handles, by kind (read, write).',
  model_calls: 'Tasks that language models of this process were given, by outcome.',
  model_tokens: 'Tokens that language models counted.',
  model_cost_dollars: 'Estimated cost of language models in US dollars, by list prices.',
};

/** Creates the metrics of one server. The database is queried when Prometheus scrapes. */
export function createMetrics(sources: {
  readonly token: string;
  readonly version: string;
  readonly pool: pg.Pool;
  readonly readQueues: () => Promise<QueueState>;
  readonly computeLoad: () => ComputeLoad;
}): Metrics {
  const { pool } = sources;
  const register = new Registry();
  collectDefaultMetrics({ register });
  const registers = [register];
  const requests = new Histogram({
    name: `${PREFIX}http_request_duration_seconds`,
    help: 'Time from the head of a request to the end of its answer, by the pattern of its route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 75],
    registers,
  });
  addGauge({
    name: `${PREFIX}info`,
    help: 'Version of this process.',
    labelNames: ['version'],
    registers,
  }).set({ version: sources.version }, 1);
  const connections = addGauge({
    name: `${PREFIX}database_connections`,
    help: 'Connections of this process, by state; `waiting` are callers without one.',
    labelNames: ['state'],
    registers,
  });
  /** Counted before the queues are read, which takes a connection, or waits for one. */
  const countConnections = (): void => {
    connections.set({ state: 'active' }, pool.totalCount - pool.idleCount);
    connections.set({ state: 'idle' }, pool.idleCount);
    connections.set({ state: 'waiting' }, pool.waitingCount);
  };
  addGauge({
    name: `${PREFIX}database_connections_max`,
    help: 'Most connections of this process (DATABASE_CONNECTIONS).',
    registers,
  }).set(pool.options.max);
  addGauge({
    name: `${PREFIX}compute_jobs`,
    help: 'Computations beside the event loop, by state.',
    labelNames: ['state'],
    registers,
    collect() {
      const { running, waiting } = sources.computeLoad();
      this.set({ state: 'running' }, running);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  addGauge({
    name: `${PREFIX}compute_threads`,
    help: 'Threads that compute now.',
    registers,
    collect() {
      this.set(sources.computeLoad().threads);
    },
  });
  const refreshQueues = addQueues(register, sources.readQueues);
  for (const name of Object.keys(COUNTED) as Counted[]) addCounter(register, name);

  const wanted = digest(sources.token);
  return {
    countRequest({ method, route, status }, seconds) {
      requests.observe({ method, route, status: String(status) }, seconds);
    },
    mount(app) {
      app.get('/metrics', { config: { access: 'public' } }, async (request, reply) => {
        const given = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
        reply.header('cache-control', 'no-store');
        if (!timingSafeEqual(digest(given), wanted))
          return reply.code(401).header('www-authenticate', 'Bearer').type('text/plain').send('');
        countConnections();
        await refreshQueues();
        return reply.type(register.contentType).send(await register.metrics());
      });
    },
  };
}

/** Metrics of all servers' queues; absent while the database does not respond. */
function addQueues(register: Registry, readQueues: () => Promise<QueueState>): () => Promise<void> {
  const registers = [register];
  const isUp = new Gauge({
    name: `${PREFIX}database_up`,
    help: 'Whether the database answered within five seconds when these measurements were made.',
    registers,
  });
  const effects = new Gauge({
    name: `${PREFIX}outbox_effects`,
    help: 'Effects of all servers that are not carried out, by kind and state (due, later, failed).',
    labelNames: ['kind', 'state'],
    registers,
  });
  const oldest = new Gauge({
    name: `${PREFIX}outbox_oldest_due_seconds`,
    help: 'For how long the effect that waits longest has been due; 0 where none is.',
    registers,
  });
  const jobs = new Gauge({
    name: `${PREFIX}recurring_jobs_waiting`,
    help: 'Recurring jobs of all servers that wait, run or failed lately, by state.',
    labelNames: ['state'],
    registers,
  });
  const showRuns = addActiveWork(register, 'runs', 'Calls that are carried out as runs');
  const showCrawls = addActiveWork(register, 'crawls', 'Crawls of sites');
  const backup = new Gauge({
    name: `${PREFIX}backup_age_seconds`,
    help: 'Seconds since the last scheduled backup ended, and since the last one was restored and compared.',
    labelNames: ['stage'],
    registers,
  });
  let reading: Promise<QueueState | null> | null = null;
  return async () => {
    // A database that does not answer is asked once, however often Prometheus scrapes meanwhile.
    reading ??= readQueues()
      .catch(() => null)
      .finally(() => {
        reading = null;
      });
    const state = (await Promise.race([reading, delay(ANSWER_WITHIN_MS, null, { ref: false })])) ?? null;
    isUp.set(state === null ? 0 : 1);
    effects.reset();
    jobs.reset();
    oldest.remove();
    backup.reset();
    showRuns(state?.runs);
    showCrawls(state?.crawls);
    if (state === null) return;
    for (const one of state.effects) effects.set({ kind: one.kind, state: one.state }, one.effects);
    for (const one of state.jobs) jobs.set({ state: one.state }, one.jobs);
    oldest.set(state.oldestDueSeconds);
    if (state.backupSeconds !== null) backup.set({ stage: 'written' }, state.backupSeconds);
    if (state.verifiedSeconds !== null) backup.set({ stage: 'verified' }, state.verifiedSeconds);
  };
}

/** @returns a function that sets these metrics, or removes them while they are not known. */
function addActiveWork(
  register: Registry,
  kind: 'runs' | 'crawls',
  name: string,
): (state: ActiveWork | undefined) => void {
  const registers = [register];
  const waiting = new Gauge({
    name: `${PREFIX}${kind}_waiting`,
    help: `${name} that wait for a server, of all servers.`,
    registers,
  });
  const oldest = new Gauge({
    name: `${PREFIX}${kind}_oldest_waiting_seconds`,
    help: `${name}: for how long the one that waits longest has been waiting; 0 where none is.`,
    registers,
  });
  return (state) => {
    waiting.remove();
    oldest.remove();
    if (state === undefined) return;
    waiting.set(state.waiting);
    oldest.set(state.oldestWaitingSeconds);
  };
}

function addGauge<Label extends string>(configuration: GaugeConfiguration<Label>): Gauge<Label> {
  return new Gauge(configuration);
}

function addCounter(register: Registry, name: Counted): Counter {
  return new Counter({
    name: `${PREFIX}${name}_total`,
    help: COUNTER_HELP[name],
    labelNames: [...COUNTED[name]],
    registers: [register],
    collect() {
      this.reset();
      for (const { labels, value } of eventCounts(name)) this.inc(labels, value);
    },
  });
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
