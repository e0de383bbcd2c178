import { TRIAL_PLAN } from '@pagewright/contract/payment';
import { UNLIMITED, type PlanName, type UsageKind } from '@pagewright/contract/usage';
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import {
  planTerm,
  planTrial,
  sampleWorkspace,
  usageReservation,
  workspace,
  workspacePlan,
} from '../../platform/db/schema/index.ts';

/** A paid plan with its start and end. */
export interface PlanTerm {
  readonly plan: PlanName;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Calendar months and amount paid; null if unknown. */
  readonly months: number | null;
  readonly amountCents: number | null;
  /** Whether unused days of a smaller plan were credited to it. */
  readonly isCredited: boolean;
}

/** A granted plan that has not ended. */
export interface GivenPlan {
  readonly name: PlanName;
  readonly endsAt: Date | null;
}

/** A paid plan that has not ended, with its payment. */
export type PaidPlan = GivenPlan & Pick<PlanTerm, 'months' | 'amountCents' | 'isCredited'>;

/** A workspace's usage in the current month, by the database's clock. */
export interface MonthUsage {
  /** First day of the month, YYYY-MM-DD. */
  readonly month: string;
  readonly used: Readonly<Record<UsageKind, number>>;
}

/** Requests to count. */
export interface NewReservation {
  readonly workspaceId: string;
  readonly kind: UsageKind;
  readonly requests: number;
  readonly limit: number;
  /** The run of the task: a reservation from before a restart is taken over. */
  readonly runId: string | null;
}

/** First day of the calendar month in UTC. */
const thisMonth = sql`date_trunc('month', now() at time zone 'utc')::date`;

/** When a trial ends; earlier if its buyer started a paid plan immediately. */
export const trialEnd = sql<Date>`coalesce(${planTrial.endedEarlyAt}, ${planTrial.endsAt})`.mapWith(
  planTrial.endsAt,
);

/** The sources of a workspace's own plan at a moment, each null if absent. */
export interface OwnPlans {
  readonly given: GivenPlan | null;
  readonly trial: GivenPlan | null;
  readonly paid: PaidPlan | null;
}

/** The plans of a workspace from each source, now or at a future moment. */
export async function findPlans(
  db: Database,
  workspaceId: string,
  at: Date | null = null,
): Promise<OwnPlans> {
  const moment = at === null ? sql`now()` : sql`${at.toISOString()}::timestamptz`;
  const [row] = await db
    .select({
      given: workspacePlan.plan,
      givenUntil: workspacePlan.endsAt,
      triedUntil: trialEnd,
      paid: planTerm.plan,
      paidUntil: planTerm.endsAt,
      months: planTerm.months,
      amountCents: planTerm.amountCents,
      isCredited: planTerm.isCredited,
    })
    .from(workspace)
    .leftJoin(
      workspacePlan,
      and(
        eq(workspacePlan.workspaceId, workspace.id),
        or(isNull(workspacePlan.endsAt), gt(workspacePlan.endsAt, moment)),
      ),
    )
    .leftJoin(planTrial, and(eq(planTrial.workspaceId, workspace.id), gt(trialEnd, moment)))
    .leftJoin(
      planTerm,
      and(
        eq(planTerm.workspaceId, workspace.id),
        lte(planTerm.startsAt, moment),
        gt(planTerm.endsAt, moment),
      ),
    )
    .where(eq(workspace.id, workspaceId));
  return {
    given: row?.given ? { name: row.given, endsAt: row.givenUntil } : null,
    trial: row?.triedUntil ? { name: TRIAL_PLAN, endsAt: row.triedUntil } : null,
    paid: row?.paid
      ? {
          name: row.paid,
          endsAt: row.paidUntil,
          months: row.months,
          amountCents: row.amountCents,
          isCredited: row.isCredited ?? false,
        }
      : null,
  };
}

/** Replaces the paid terms of a workspace; they are consecutive. */
export async function replaceTerms(
  db: Database,
  workspaceId: string,
  terms: readonly PlanTerm[],
): Promise<void> {
  await db.delete(planTerm).where(eq(planTerm.workspaceId, workspaceId));
  if (terms.length === 0) return;
  await db.insert(planTerm).values(terms.map((term, number) => ({ ...term, workspaceId, number })));
}

/** A workspace's usage this month, including reservations. */
export async function readMonth(db: Database, workspaceId: string): Promise<MonthUsage> {
  const { rows } = await db.execute<{ month: string; seo: number; ai: number }>(sql`
    select to_char(m.month, 'YYYY-MM-DD') as month,
      coalesce(sum(c.used) filter (where c.kind = 'seo'), 0)::int as seo,
      coalesce(sum(c.used) filter (where c.kind = 'ai'), 0)::int as ai
    from (select ${thisMonth} as month) m
    left join usage_counter c on c.month = m.month and c.workspace_id = ${workspaceId}
    group by m.month`);
  const [row] = rows;
  if (!row) throw new Error('the database knows no month');
  return { month: row.month, used: { seo: row.seo, ai: row.ai } };
}

/** Requests that are counted until they are settled or refunded. */
export interface Reservation {
  readonly id: string;
  /** An earlier attempt of the run made it. */
  readonly isResumed: boolean;
}

/**
 * Counts and reserves requests in one statement that checks the limit while holding the counter, so concurrent callers
 * cannot exceed it. Null if the limit does not allow it.
 */
export async function reserve(
  db: Database,
  { workspaceId, kind, requests, limit, runId }: NewReservation,
): Promise<Reservation | null> {
  const { rows } = await db.execute<{ id: string; isResumed: boolean }>(sql`
    with known as (
      update usage_reservation set seen_at = now() where run_id = ${runId}::uuid and kind = ${kind} returning id
    ), counted as (
      insert into usage_counter as c (workspace_id, month, kind, used)
      select ${workspaceId}, ${thisMonth}, ${kind}, ${requests}::int
      where (${limit}::int = ${UNLIMITED} or ${requests}::int <= ${limit}::int) and not exists (select from known)
      on conflict (workspace_id, month, kind) do update set used = c.used + excluded.used
      where ${limit}::int = ${UNLIMITED} or c.used + excluded.used <= ${limit}::int
      returning c.month
    ), made as (
      insert into usage_reservation (workspace_id, month, kind, requests, run_id)
      select ${workspaceId}, month, ${kind}, ${requests}::int, ${runId}::uuid from counted
      returning id
    )
    select id, true as "isResumed" from known union all select id, false from made`);
  return rows[0] ?? null;
}

/** Records a heartbeat of a reservation. */
export async function recordHeartbeat(db: Database, id: string): Promise<void> {
  await db
    .update(usageReservation)
    .set({ seenAt: sql`now()` })
    .where(eq(usageReservation.id, id));
}

/** Refunds a reservation. Does nothing if it was already refunded. */
export async function refund(db: Database, id: string): Promise<void> {
  await db.execute(sql`
    with gone as (delete from usage_reservation where id = ${id} returning *)
    update usage_counter c set used = c.used - gone.requests from gone
    where c.workspace_id = gone.workspace_id and c.month = gone.month and c.kind = gone.kind`);
}

/**
 * Settles a reservation as counted. Returns the month and its number of served requests, without pending ones; null if
 * it was refunded.
 */
export async function settle(
  db: Database,
  id: string,
): Promise<{ readonly month: string; readonly served: number } | null> {
  const { rows } = await db.execute<{ month: string; served: number }>(sql`
    with gone as (delete from usage_reservation where id = ${id} returning *)
    select to_char(c.month, 'YYYY-MM-DD') as month,
      (c.used - coalesce((select sum(r.requests) from usage_reservation r where r.id <> ${id}
        and r.workspace_id = c.workspace_id and r.month = c.month and r.kind = c.kind), 0))::int as served
    from gone join usage_counter c
      on c.workspace_id = gone.workspace_id and c.month = gone.month and c.kind = gone.kind`);
  return rows[0] ?? null;
}

/** Refunds the reservation of a run. */
export async function refundRun(db: Database, runId: string): Promise<void> {
  const reserved = await db
    .select({ id: usageReservation.id })
    .from(usageReservation)
    .where(eq(usageReservation.runId, runId));
  for (const { id } of reserved) await refund(db, id);
}

/** Refunds reservations without a heartbeat for the given seconds, except those of active runs. Returns how many. */
export async function refundLost(db: Database, seconds: number): Promise<number> {
  const { rows } = await db.execute<{ lost: number }>(sql`
    with gone as (
      delete from usage_reservation lost where seen_at < now() - make_interval(secs => ${seconds})
        and not exists (select from call_run run where run.id = lost.run_id and run.status in ('queued', 'running'))
      returning *
    ), refunded as (
      update usage_counter c set used = c.used - g.requests
      from (select workspace_id, month, kind, sum(requests)::int as requests from gone group by 1, 2, 3) g
      where c.workspace_id = g.workspace_id and c.month = g.month and c.kind = g.kind
    )
    select count(*)::int as lost from gone`);
  return rows[0]?.lost ?? 0;
}

/** Finds a workspace by slug or id. */
export async function findWorkspace(
  db: Database,
  slugOrId: string,
): Promise<{ readonly id: string; readonly slug: string } | null> {
  const [row] = await db
    .select({ id: workspace.id, slug: workspace.slug })
    .from(workspace)
    .where(or(eq(workspace.slug, slugOrId), eq(workspace.id, slugOrId)));
  return row ?? null;
}

/** Grants a workspace an unlimited plan. */
export async function upsertPlan(db: Database, workspaceId: string, plan: PlanName): Promise<void> {
  await db
    .insert(workspacePlan)
    .values({ workspaceId, plan, endsAt: null })
    .onConflictDoUpdate({ target: workspacePlan.workspaceId, set: { plan, endsAt: null } });
}

/** Whether a workspace is a sample. */
export async function isSample(db: Database, workspaceId: string): Promise<boolean> {
  const rows = await db
    .select({ userId: sampleWorkspace.userId })
    .from(sampleWorkspace)
    .where(eq(sampleWorkspace.workspaceId, workspaceId));
  return rows.length > 0;
}
