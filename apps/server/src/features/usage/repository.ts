import { TRIAL_PLAN } from '@pagewright/contract/payment';
import { UNLIMITED, type PlanName, type UsageKind } from '@pagewright/contract/usage';
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import {
  planTerm,
  planTrial,
  sampleWorkspace,
  usageReservation,
  workspace,
  workspacePlan,
} from '../../db/schema/index.ts';

interface DatabaseOf {
  readonly db: Database;
}

/** A paid plan from one moment to another. */
export interface PlanTerm {
  readonly plan: PlanName;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** Calendar months that were paid for, and what was paid for them; null where that was not kept. */
  readonly months: number | null;
  readonly amountCents: number | null;
  /** Whether days of a smaller plan were credited to it. */
  readonly isCredited: boolean;
}

/** A plan that a workspace has and that has not ended. */
export interface GivenPlan {
  readonly name: PlanName;
  readonly endsAt: Date | null;
}

/** A paid plan that has not ended, and what was paid for it. */
export type PaidPlan = GivenPlan & Pick<PlanTerm, 'months' | 'amountCents' | 'isCredited'>;

/** What a workspace has used in the current month, by the database's clock. */
export interface MonthUsage {
  /** First day of the month, YYYY-MM-DD. */
  readonly month: string;
  readonly used: Readonly<Record<UsageKind, number>>;
}

/** Requests that are to be counted. */
export interface NewReservation {
  readonly workspaceId: string;
  readonly kind: UsageKind;
  readonly requests: number;
  readonly limit: number;
  /** The run that the work belongs to: what it reserved before it was begun again is taken over. */
  readonly runId: string | null;
}

/** First day of the calendar month in UTC. */
const thisMonth = sql`date_trunc('month', now() at time zone 'utc')::date`;

/** When a trial ends; earlier where its buyer began a paid plan at once. */
export const trialEnd = sql<Date>`coalesce(${planTrial.endedEarlyAt}, ${planTrial.endsAt})`.mapWith(
  planTrial.endsAt,
);

/** What gives a workspace a plan of its own at a moment, each null where it has none. */
export interface OwnPlans {
  readonly given: GivenPlan | null;
  readonly trial: GivenPlan | null;
  readonly paid: PaidPlan | null;
}

/** What a workspace has of each kind, now or at a moment that will come. */
export async function findPlans(
  { db }: DatabaseOf,
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

/** Puts the paid terms of a workspace in the place of those that it had; they follow each other. */
export async function replaceTerms(
  { db }: DatabaseOf,
  workspaceId: string,
  terms: readonly PlanTerm[],
): Promise<void> {
  await db.delete(planTerm).where(eq(planTerm.workspaceId, workspaceId));
  if (terms.length === 0) return;
  await db.insert(planTerm).values(terms.map((term, number) => ({ ...term, workspaceId, number })));
}

/** What a workspace has used this month, with what is reserved. */
export async function readMonth({ db }: DatabaseOf, workspaceId: string): Promise<MonthUsage> {
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

/**
 * Counts requests and reserves them, in one statement that looks at the limit while it holds the counter, so that no
 * two callers pass it together. Null where the limit does not allow them.
 */
export async function reserve(
  { db }: DatabaseOf,
  { workspaceId, kind, requests, limit, runId }: NewReservation,
): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
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
    select id from known union all select id from made`);
  return rows[0]?.id ?? null;
}

/** Says that the work of a reservation is still under way. */
export async function keepReservation({ db }: DatabaseOf, id: string): Promise<void> {
  await db
    .update(usageReservation)
    .set({ seenAt: sql`now()` })
    .where(eq(usageReservation.id, id));
}

/** Gives reserved requests back. Nothing where they were given back already. */
export async function refund({ db }: DatabaseOf, id: string): Promise<void> {
  await db.execute(sql`
    with gone as (delete from usage_reservation where id = ${id} returning *)
    update usage_counter c set used = c.used - gone.requests from gone
    where c.workspace_id = gone.workspace_id and c.month = gone.month and c.kind = gone.kind`);
}

/**
 * Lets reserved requests stay counted. Answers the month and how many requests were served in it, those under way left
 * out; null where the reservation was given back.
 */
export async function settle(
  { db }: DatabaseOf,
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

/** Gives back what a run reserved. */
export async function refundRun({ db }: DatabaseOf, runId: string): Promise<void> {
  const reserved = await db
    .select({ id: usageReservation.id })
    .from(usageReservation)
    .where(eq(usageReservation.runId, runId));
  for (const { id } of reserved) await refund({ db }, id);
}

/**
 * Gives back what was reserved for work that no server has said to be under way for so many seconds; a run that goes on
 * keeps it. Answers how many.
 */
export async function refundLost({ db }: DatabaseOf, seconds: number): Promise<number> {
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

/** The workspace with a slug or an id. */
export async function findWorkspace(
  { db }: DatabaseOf,
  slugOrId: string,
): Promise<{ readonly id: string; readonly slug: string } | null> {
  const [row] = await db
    .select({ id: workspace.id, slug: workspace.slug })
    .from(workspace)
    .where(or(eq(workspace.slug, slugOrId), eq(workspace.id, slugOrId)));
  return row ?? null;
}

/** Gives a workspace a plan without an end. */
export async function keepPlan({ db }: DatabaseOf, workspaceId: string, plan: PlanName): Promise<void> {
  await db
    .insert(workspacePlan)
    .values({ workspaceId, plan, endsAt: null })
    .onConflictDoUpdate({ target: workspacePlan.workspaceId, set: { plan, endsAt: null } });
}

/** Whether a workspace is somebody's sample. */
export async function isSample({ db }: DatabaseOf, workspaceId: string): Promise<boolean> {
  const rows = await db
    .select({ userId: sampleWorkspace.userId })
    .from(sampleWorkspace)
    .where(eq(sampleWorkspace.workspaceId, workspaceId));
  return rows.length > 0;
}
