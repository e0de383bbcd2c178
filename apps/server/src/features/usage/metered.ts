import type { UsageKind } from '@pagewright/contract/usage';
import { ApiError } from '../../api-error.ts';
import type { Context, CurrentRun, Meter } from '../../context.ts';
import { withTransaction } from '../../db/client.ts';
import { usageMessages } from './messages.ts';
import { planOf } from './plan-of.ts';
import { requireOwnWorkspace } from './require-own-workspace.ts';
import { wayToLargerPlan } from './way-to-larger-plan.ts';
import { keepReservation, readMonth, refund, reserve, settle } from './repository.ts';
import { tellOfLimit } from './tell-of-limit.ts';

/** How often a server says that it still works on a reservation; `give-back.ts` waits for several of these. */
const SEEN_EVERY_MS = 30_000;

/** What a piece of work costs. */
export interface Cost {
  readonly kind: UsageKind;
  /** At least 1. */
  readonly requests: number;
  /** What the work asks that a key of the workspace's own may pay for: then nothing is counted. */
  readonly ownKey?: 'model' | 'search';
}

/** What the work tells the meter. */
export interface Metering {
  /** The answer was there already: nothing is counted. */
  answeredFromCache(): void;
}

/**
 * Does work that the plan counts. Its requests are reserved before, stay counted when the work returns, and are given
 * back when it throws (`ctx.signal` throws when the caller goes away), when it came from a cache, when a model failed in it, when keys of the
 * workspace's own paid for all that it asked, and when its server is killed. With such a key it runs beyond the limit
 * too, and then asks nothing else. What belongs to the work, such as saving its result, is done in it, with the context
 * that it is given. The endpoint says `streams: true`.
 * @throws ApiError 429 `quota_exceeded` where the plan does not allow it, 403 in a sample workspace; what the work throws; Error inside of a
 * transaction, which would hold the counter against everybody else for as long as the work takes.
 */
export async function metered<Result>(
  ctx: Context,
  cost: Cost,
  work: (metering: Metering, inside: Context) => Promise<Result>,
): Promise<Result> {
  if (ctx.db !== ctx.outside)
    throw new Error('metered work runs on endpoints that stream, and in no transaction');
  ctx.signal.throwIfAborted();
  await requireOwnWorkspace(ctx);
  if (ctx.run?.isPaid) {
    const paid = new Bill(true, cost.ownKey ?? null);
    return work(paid, { ...ctx, meter: paid });
  }
  const id = await reserveUnlessOwn(ctx, cost);
  const bill = new Bill(id !== null, cost.ownKey ?? null);
  if (ctx.run) return asPartOfRun({ ...ctx, run: ctx.run }, cost, id, bill, work);
  const sign = setInterval(() => {
    if (id === null) return;
    keepReservation(ctx, id).catch((err: unknown) =>
      ctx.log.warn({ event: 'work_heartbeat_failed', err }, 'running work could not be said to run'),
    );
  }, SEEN_EVERY_MS);
  try {
    const result = await work(bill, { ...ctx, meter: bill });
    if (bill.isCounted()) await count(ctx, cost, id);
    else if (id !== null) await refund(ctx, id);
    return result;
  } catch (error) {
    if (id === null) throw error;
    // Where the database is away too, the reservation is given back as that of a killed server.
    await refund(ctx, id).catch((err: unknown) =>
      ctx.log.warn({ event: 'refund_waits', err }, 'a refund has to wait'),
    );
    throw error;
  } finally {
    clearInterval(sign);
  }
}

/**
 * What a run costs is decided when the run ends or shows first results, by the transaction of that: a run that is begun again on another server
 * goes on with its reservation.
 */
async function asPartOfRun<Result>(
  ctx: Context & { readonly run: CurrentRun },
  cost: Cost,
  id: string | null,
  bill: Bill,
  work: (metering: Metering, inside: Context) => Promise<Result>,
): Promise<Result> {
  const giveBack = async (inside: Context): Promise<void> => {
    if (id !== null) await refund(inside, id);
  };
  ctx.run.costs({
    settle: (inside) => (bill.isCounted() ? count(inside, cost, id) : giveBack(inside)),
    refund: giveBack,
  });
  return work(bill, { ...ctx, meter: bill });
}

/** Finds out, while the work runs, whether the plan counts it. */
class Bill implements Metering, Meter {
  readonly mayUseInstallation: boolean;
  private readonly ownKey: Cost['ownKey'] | null;
  private isFromCache = false;
  private hasFallenBack = false;
  private hasOwn = false;
  private hasOthers = false;

  constructor(mayUseInstallation: boolean, ownKey: Cost['ownKey'] | null) {
    this.mayUseInstallation = mayUseInstallation;
    this.ownKey = ownKey;
  }

  answeredFromCache(): void {
    this.isFromCache = true;
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

/** Null: the limit is reached, and a key of the workspace's own is asked first. */
async function reserveUnlessOwn(ctx: Context, { kind, requests, ownKey }: Cost): Promise<string | null> {
  const { workspaceId } = ctx.actor;
  if (ownKey === undefined || !(await ctx.services.vendors.asksOwnFirst(workspaceId, ownKey)))
    return reserveOrRefuse(ctx, kind, requests);
  const { plan } = await planOf(ctx, workspaceId);
  return reserve(ctx, { workspaceId, kind, requests, limit: plan.limits[kind], runId: ctx.run?.id ?? null });
}

async function reserveOrRefuse(ctx: Context, kind: UsageKind, requests: number): Promise<string> {
  const { workspaceId } = ctx.actor;
  const { plan } = await planOf(ctx, workspaceId);
  const limit = plan.limits[kind];
  const id = await reserve(ctx, { workspaceId, kind, requests, limit, runId: ctx.run?.id ?? null });
  if (id !== null) return id;
  const { month, used } = await readMonth(ctx, workspaceId);
  const resetsOn = new Date(month);
  resetsOn.setUTCMonth(resetsOn.getUTCMonth() + 1);
  const way = wayToLargerPlan(ctx.services, plan);
  const reached = { kind, used: used[kind], limit, resetsOn, way };
  throw new ApiError(429, 'quota_exceeded', usageMessages.exceeded(reached), {
    extra: { kind, used: used[kind], limit, resetsOn: resetsOn.toISOString().slice(0, 10), ...way },
  });
}

/** A reservation that was given back, because this server was not heard of for minutes, is made again first. */
async function count(ctx: Context, { kind, requests }: Cost, id: string | null): Promise<void> {
  const settled = async (reservation: string): Promise<boolean> =>
    withTransaction(ctx, async (inside) => {
      const month = await settle(inside, reservation);
      if (month) await tellOfLimit(inside, kind, month);
      return month !== null;
    });
  if (id === null || !(await settled(id))) await settled(await reserveOrRefuse(ctx, kind, requests));
}
