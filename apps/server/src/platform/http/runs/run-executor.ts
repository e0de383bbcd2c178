import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { operationOf, type Endpoint } from '@pagewright/contract/endpoint';
import type { Progress } from '@pagewright/contract/progress';
import type { z } from 'zod';
import { ApiError } from '../../api-error.ts';
import { computingFor } from '../../compute/index.ts';
import type { Context, Log, RunnableCall, RunCost, Services } from '../../context.ts';
import { withTransaction, type Database } from '../../db/client.ts';
import { holdLease, newLeaseOwner } from '../../db/lease.ts';
import type { CallRequest } from '../../db/schema/index.ts';
import { withLanguage } from '../../language/current-language.ts';
import { countEvent } from '../../observability/event-counts.ts';
import { readTraceParent, traced } from '../../observability/tracing.ts';
import { runInWorkContext } from '../../observability/work-context.ts';
import { serializerFor } from '../response-serializer.ts';
import { errorBody, toApiError } from '../errors.ts';
import { httpMessages } from '../messages.ts';
import { findRun } from './run-list-repository.ts';
import {
  claimRun,
  endRun,
  failAbandonedRuns,
  findAuthor,
  findRequest,
  saveFirstResults,
  renewRunLease,
  markSaved,
  requeue,
  type ClaimedRun,
} from './run-repository.ts';

/** Maximum concurrent runs of one server; most of them wait for other hosts, and computation waits for a thread. */
const AT_ONCE = 24;
const LOOK_MS = 1_000;
/** A run that takes longer has hung. */
const RUN_MAX_MS = 900_000;

/** Sites are read for this much less time than a call waits, so that first results are ready for its response. */
const BEFORE_ANSWER_MS = 10_000;
const READING_LEAST_MS = 500;

class RunLost extends Error {}
class ServerStops extends Error {}

/** Executes runs: those of this server, and those left by dead servers. */
export function createRuns({
  db,
  log,
  hasRoom,
}: { readonly db: Database } & Pick<Services, 'log' | 'hasRoom'>): Services['runs'] {
  const calls = new Map<string, RunnableCall>();
  const told = new EventEmitter<Record<string, [Progress | null]>>().setMaxListeners(0);
  const underway = new Map<string, AbortController>();
  // Large requests would otherwise be read back from the database and parsed again on the event loop.
  const heldRequests = new Map<string, CallRequest>();
  let wake = (): void => undefined;
  let isOpen = false;

  async function* claimed(signal: AbortSignal): AsyncGenerator<ClaimedRun> {
    while (!signal.aborted) {
      const woken = new Promise<void>((resolve) => (wake = resolve));
      const run =
        underway.size < AT_ONCE && hasRoom() ? await claimRun(db, newLeaseOwner(), [...calls.keys()]) : null;
      if (run) yield run;
      else await Promise.race([woken, delay(LOOK_MS, undefined, { signal }).catch(() => undefined)]);
    }
  }

  async function carryOut(services: Services, run: ClaimedRun, stopping: AbortSignal): Promise<void> {
    const ending = new AbortController();
    underway.set(run.id, ending);
    const readRequest = async () => heldRequests.get(run.id) ?? findRequest(db, run.id);
    const signal = AbortSignal.any([stopping, ending.signal]);
    const work = new RunWork({ db, services, log, readRequest }, run, signal);
    work.onProgress = (progress) => told.emit(run.id, progress);
    const late = setTimeout(
      () => ending.abort(new ApiError(504, 'run_too_long', httpMessages.runTooLong)),
      RUN_MAX_MS,
    );
    const release = holdLease({
      beat: () => work.beat(),
      onLost: () => ending.abort(new RunLost()),
      onError: (err) =>
        log.warn({ event: 'run_lease_failed', err }, 'the lease of a run could not be renewed'),
    });
    try {
      const call = calls.get(run.operation);
      if (call) await work.carryOut(call);
    } finally {
      clearTimeout(late);
      release();
      underway.delete(run.id);
      told.emit(run.id, null);
      wake();
    }
  }

  return {
    define: (call) => void calls.set(operationOf(call.endpoint), call),
    wake: () => wake(),
    holdRequest(id, request) {
      heldRequests.set(id, request);
      return () => void heldRequests.delete(id);
    },
    hear(id, hear) {
      told.on(id, hear);
      return () => void told.off(id, hear);
    },
    changed(id, isQueued) {
      if (isQueued) wake();
      // Progress of runs on this server has already been reported.
      if (!underway.has(id)) told.emit(id, null);
    },
    abort: (id) => underway.get(id)?.abort(new RunLost()),
    isOpen: () => isOpen,
    start(services) {
      isOpen = true;
      const closing = new AbortController();
      const stopping = new AbortController();
      const running = new Set<Promise<void>>();
      const look = async (): Promise<void> => {
        for await (const run of claimed(closing.signal)) {
          const work = carryOut(services, run, stopping.signal)
            .catch((err: unknown) => log.error({ event: 'run_left', err, run: run.id }, 'a run was left'))
            .finally(() => running.delete(work));
          running.add(work);
        }
      };
      const looking = (async () => {
        while (!closing.signal.aborted) {
          await look().catch((err: unknown) => {
            if (!closing.signal.aborted)
              log.warn({ event: 'runs_unreadable', err }, 'runs could not be looked for');
          });
          await delay(LOOK_MS, undefined, { signal: closing.signal }).catch(() => undefined);
        }
      })();
      const failing = setInterval(() => {
        const answer = errorBody(new ApiError(500, 'run_lost', httpMessages.runLost));
        failAbandonedRuns(db, { answerStatus: 500, answer: JSON.stringify(answer) }).catch((err: unknown) =>
          log.warn({ event: 'runs_unreadable', err }, 'lost runs could not be ended'),
        );
      }, 10 * LOOK_MS);
      return {
        async stop(graceMs) {
          isOpen = false;
          closing.abort();
          clearInterval(failing);
          wake();
          const all = () => Promise.all([looking, ...running]);
          // Runs that are nearly done finish here; there is still time to requeue the others.
          await Promise.race([all(), delay(graceMs / 4, undefined, { ref: false })]);
          stopping.abort(new ServerStops());
          await Promise.race([all(), delay(graceMs / 2, undefined, { ref: false })]);
        },
      };
    },
  };
}

interface RunParts {
  readonly db: Database;
  readonly services: Services;
  readonly log: Log;
  readonly readRequest: () => Promise<CallRequest | null>;
}

/** The execution of a run on this server. */
class RunWork {
  onProgress: (progress: Progress) => void = () => undefined;
  private readonly parts: RunParts;
  private readonly run: ClaimedRun;
  private readonly signal: AbortSignal;
  private progress: Progress | null = null;
  private isNew = false;
  private readonly claimedAt = performance.now();
  private readonly costs: RunCost[] = [];

  constructor(parts: RunParts, run: ClaimedRun, signal: AbortSignal) {
    this.parts = parts;
    this.run = run;
    this.signal = signal;
  }

  /** False if this server no longer owns the run. */
  async beat(): Promise<boolean> {
    const { progress, isNew } = this;
    this.isNew = false;
    return renewRunLease(this.parts.db, this.run, isNew && progress ? stepOf(progress) : null);
  }

  /** Executes the run and ends it, unless it was canceled, taken over by another server, or requeued. */
  async carryOut({ endpoint, work }: RunnableCall): Promise<void> {
    const { run, signal } = this;
    const { requestId } = run;
    const about = { 'pagewright.run': run.id, 'pagewright.request_id': requestId };
    await runInWorkContext({ requestId, trace: readTraceParent(run.traceParent) }, () =>
      withLanguage(run.language, async () => {
        const ctx = await this.context(endpoint);
        try {
          if (ctx === null) throw new ApiError(403, 'forbidden', httpMessages.forbidden);
          const answer = await traced(`run ${run.operation}`, 'consumer', about, () =>
            computingFor({ actor: ctx.actor, signal }, async () => {
              const { params, query, body } = (await this.parts.readRequest()) ?? {};
              const parsed = {
                params: parse(endpoint.params, params),
                query: parse(endpoint.query, query),
                body: endpoint.body?.parse(body ?? {}),
              };
              const result = await work(ctx, parsed);
              return endpoint.response ? serializerFor(endpoint.response).write(result) : 'null';
            }),
          );
          await this.end(ctx, endpoint.status ?? 200, answer);
        } catch (error) {
          await this.fail(ctx, error);
        }
      }),
    );
  }

  private async context(endpoint: Endpoint): Promise<Context | null> {
    const { parts, run, signal } = this;
    const actor = await findAuthor(parts.db, run);
    if (actor === null) return null;
    return {
      ...parts,
      actor,
      requestId: run.requestId,
      signal,
      outside: parts.db,
      progress: (step, done, total, text) => {
        signal.throwIfAborted();
        this.progress = { step, done, total, ...(text === undefined ? {} : { text }) };
        this.isNew = true;
        this.onProgress(this.progress);
      },
      run: {
        id: run.id,
        isPaid: run.answer !== null,
        ageMs: () => run.ageMs + performance.now() - this.claimedAt,
        reading: { timeMs: firstReadingMs(parts.services), cutShort: () => undefined },
        shows: async (inside, result) => {
          const answer = endpoint.response ? serializerFor(endpoint.response).write(result) : 'null';
          const first = { answerStatus: endpoint.status ?? 200, answer };
          if (!(await saveFirstResults(inside.db, run, first)))
            throw new ApiError(409, 'run_canceled', httpMessages.runCanceled);
          for (const cost of this.costs.splice(0)) await cost.settle(inside);
        },
        costs: (cost) => void this.costs.push(cost),
        saves: async (inside) => {
          if (!(await markSaved(inside.db, run)))
            throw new ApiError(409, 'run_canceled', httpMessages.runCanceled);
        },
      },
    };
  }

  private async end(ctx: Context, answerStatus: number, answer: string): Promise<void> {
    await withTransaction(ctx, async (inside) => {
      if (!(await endRun(inside.db, this.run, { status: 'done', answerStatus, answer }))) return;
      for (const cost of this.costs) await cost.settle(inside);
    });
    countEvent('runs', { operation: this.run.operation, outcome: 'done' });
  }

  private async fail(ctx: Context | null, error: unknown): Promise<void> {
    const { parts, run, signal } = this;
    const reason: unknown = signal.aborted ? signal.reason : error;
    if (reason instanceof RunLost) return this.giveUp(ctx);
    const refusal = toApiError(reason);
    // A run that stopped with the server or its database is requeued.
    if (reason instanceof ServerStops) return requeue(parts.db, run, false);
    if (isAway(refusal, reason)) return requeue(parts.db, run, true);
    if (refusal.status >= 500)
      parts.log.error(
        { event: 'run_failed', err: reason, run: run.id, requestId: run.requestId },
        'a run failed',
      );
    const end = {
      status: 'failed',
      answerStatus: refusal.status,
      answer: JSON.stringify(errorBody(refusal)),
    } as const;
    if (ctx === null) await endRun(parts.db, run, end);
    else
      await withTransaction(ctx, async (inside) => {
        if (!(await endRun(inside.db, run, end))) return;
        for (const cost of this.costs) await cost.refund(inside);
      });
    countEvent('runs', { operation: run.operation, outcome: 'failed' });
  }

  /** Releases what a canceled run had reserved. If another server took the run over, its reservation stays. */
  private async giveUp(ctx: Context | null): Promise<void> {
    const run = await findRun(this.parts.db, this.run.id);
    if (ctx !== null && run?.status === 'canceled') for (const cost of this.costs) await cost.refund(ctx);
  }
}

const firstReadingMs = ({ config }: Services): number =>
  Math.max(READING_LEAST_MS, config.runWaitMs - BEFORE_ANSWER_MS);

const isAway = ({ code }: ApiError, error: unknown): boolean =>
  (code === 'unavailable' || code === 'storage_full') && !(error instanceof ApiError);

const stepOf = ({ step, done, total }: Progress) => ({ step: step.slice(0, 500), done, total });

function parse(schema: z.ZodObject | undefined, value: unknown): Record<string, unknown> {
  return schema === undefined ? {} : schema.parse(value ?? {});
}
