import type { UsageKind } from '@pagewright/contract/usage';
import { ApiError } from '../../platform/api-error.ts';
import type { Context, CurrentRun, Meter } from '../../platform/context.ts';
import { withTransaction } from '../../platform/db/client.ts';
import { usageMessages } from './messages.ts';
import { findCurrentPlan } from './find-current-plan.ts';
import { rejectSampleWorkspace } from './reject-sample-workspace.ts';
import { upgradePath } from './upgrade-path.ts';
import { recordHeartbeat, readMonth, refund, reserve, settle, type Reservation } from './repository.ts';
import { notifyLimit } from './notify-limit.ts';

/** Heartbeat interval of a reservation. `refund-lost-reservations.ts` waits for several missed ones. */
const HEARTBEAT_MS = 30_000;

/** The cost of a task. */
export interface Cost {
  readonly kind: UsageKind;
  /** At least 1. */
  readonly requests: number;
  /** What a workspace's own key may pay for; then nothing is counted. */
  readonly ownKey?: 'model' | 'search';
}

/** What the task reports to the meter. */
export interface Metering {
  /** The result was cached: nothing is counted, unless the run was restarted. */
  answeredFromCache(): void;
}

/**
 * Runs a task that counts toward the plan. Its requests are reserved first and stay counted if the task returns. They
 * are refunded if it throws (`ctx.signal` aborts it when the caller disconnects), if the result was cached, if a model
 * failed, if the workspace's own keys paid for every call, or if the server is killed. With its own key, a workspace
 * may exceed the limit and then uses only that key. Do everything that belongs to the task, such as saving its result,
 * inside it with the given context. The endpoint must declare `streams: true`.
 * @throws ApiError 429 `quota_exceeded` if the plan does not allow it, 403 in a sample workspace; whatever the task
 * throws; Error inside a transaction, which would lock the counter for the duration of the task.
 */
export async function metered<Result>(
  ctx: Context,
  cost: Cost,
  work: (metering: Metering, inside: Context) => Promise<Result>,
): Promise<Result> {
  if (ctx.db !== ctx.outside)
    throw new Error('metered work runs on endpoints that stream, and in no transaction');
  ctx.signal.throwIfAborted();
  await rejectSampleWorkspace(ctx);
  if (ctx.run?.isPaid) {
    const paid = new Bill(true, cost.ownKey ?? null);
    return work(paid, { ...ctx, meter: paid });
  }
  const reservation = await reserveUnlessOwn(ctx, cost);
  const id = reservation?.id ?? null;
  const bill = new Bill(id !== null, cost.ownKey ?? null, reservation?.isResumed);
  if (ctx.run) return runAsPartOfRun({ ...ctx, run: ctx.run }, cost, id, bill, work);
  const heartbeat = setInterval(() => {
    if (id === null) return;
    recordHeartbeat(ctx.db, id).catch((err: unknown) =>
      ctx.log.warn({ event: 'work_heartbeat_failed', err }, 'running work could not be said to run'),
    );
  }, HEARTBEAT_MS);
  try {
    const result = await work(bill, { ...ctx, meter: bill });
    if (bill.isCounted()) await count(ctx, cost, id);
    else if (id !== null) await refund(ctx.db, id);
    return result;
  } catch (error) {
    if (id === null) throw error;
    // If the database is down too, the reservation is refunded like that of a killed server.
    await refund(ctx.db, id).catch((err: unknown) =>
      ctx.log.warn({ event: 'refund_waits', err }, 'a refund has to wait'),
    );
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}

/**
 * The cost of a run is settled in the transaction that ends it or stores its first results. A run restarted on another
 * server keeps its reservation.
 */
async function runAsPartOfRun<Result>(
  ctx: Context & { readonly run: CurrentRun },
  cost: Cost,
  id: string | null,
  bill: Bill,
  work: (metering: Metering, inside: Context) => Promise<Result>,
): Promise<Result> {
  const refundReservation = async (inside: Context): Promise<void> => {
    if (id !== null) await refund(inside.db, id);
  };
  ctx.run.costs({
    settle: (inside) => (bill.isCounted() ? count(inside, cost, id) : refundReservation(inside)),
    refund: refundReservation,
  });
  return work(bill, { ...ctx, meter: bill });
}

/** Tracks during the task whether it counts toward the plan. */
class Bill implements Metering, Meter {
  readonly mayUseInstallation: boolean;
  private readonly ownKey: Cost['ownKey'] | null;
  private readonly isResumed: boolean;
  private isFromCache = false;
  private hasFallenBack = false;
  private hasOwn = false;
  private hasOthers = false;

  constructor(mayUseInstallation: boolean, ownKey: Cost['ownKey'] | null, isResumed = false) {
    this.mayUseInstallation = mayUseInstallation;
    this.ownKey = ownKey;
    this.isResumed = isResumed;
  }

  answeredFromCache(): void {
    // What a restarted run finds in the cache, its earlier attempt may have fetched.
    this.isFromCache = !this.isResumed;
  }

  asked(what: 'model' | 'search', payer: 'workspace' | 'installation'): void {
    if (payer === 'installation') this.hasOthers = true;
    else if (what === this.ownKey) this.hasOwn = true;
  }

  fellBack(): void {
    this.hasFallenBack = true;
  }

  isCounted(): boolean {
    return !this.isFromCache && !this.hasFallenBack && !(this.hasOwn && !this.hasOthers);
  }
}

/** Null if the limit is reached and the workspace's own key is used instead. */
async function reserveUnlessOwn(ctx: Context, { kind, requests, ownKey }: Cost): Promise<Reservation | null> {
  const { workspaceId } = ctx.actor;
  if (ownKey === undefined || !(await ctx.services.vendors.asksOwnFirst(workspaceId, ownKey)))
    return reserveOrRefuse(ctx, kind, requests);
  const { plan } = await findCurrentPlan(ctx, workspaceId);
  return reserve(ctx.db, {
    workspaceId,
    kind,
    requests,
    limit: plan.limits[kind],
    runId: ctx.run?.id ?? null,
  });
}

async function reserveOrRefuse(ctx: Context, kind: UsageKind, requests: number): Promise<Reservation> {
  const { workspaceId } = ctx.actor;
  const { plan } = await findCurrentPlan(ctx, workspaceId);
  const limit = plan.limits[kind];
  const made = await reserve(ctx.db, { workspaceId, kind, requests, limit, runId: ctx.run?.id ?? null });
  if (made !== null) return made;
  const { month, used } = await readMonth(ctx.db, workspaceId);
  const resetsOn = new Date(month);
  resetsOn.setUTCMonth(resetsOn.getUTCMonth() + 1);
  const way = upgradePath(ctx.services, plan);
  const reached = { kind, used: used[kind], limit, resetsOn, way };
  throw new ApiError(429, 'quota_exceeded', usageMessages.exceeded(reached), {
    extra: { kind, used: used[kind], limit, resetsOn: resetsOn.toISOString().slice(0, 10), ...way },
  });
}

/** A reservation refunded because this server missed its heartbeats is made again first. */
async function count(ctx: Context, { kind, requests }: Cost, id: string | null): Promise<void> {
  const requireSettled = async (reservation: string): Promise<boolean> =>
    withTransaction(ctx, async (inside) => {
      const month = await settle(inside.db, reservation);
      if (month) await notifyLimit(inside, kind, month);
      return month !== null;
    });
  if (id === null || !(await requireSettled(id)))
    await requireSettled((await reserveOrRefuse(ctx, kind, requests)).id);
}
