import { and, asc, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import { TRIAL_DAYS } from '@pagewright/contract/payment';
import type { Database } from '../../../platform/db/client.ts';
import { planTerm, planTrial } from '../../../platform/db/schema/index.ts';
import { trialEnd, type PlanTerm } from '../../usage/index.ts';
import type { Span } from '../unpaused-time.ts';

/** Starts a workspace's trial; false if it ever had one. Rounded to milliseconds like all dates of the application. */
export async function insertTrial(db: Database, workspaceId: string, startedBy: string): Promise<boolean> {
  const endsAt = sql`date_trunc('milliseconds', now()) + make_interval(days => ${TRIAL_DAYS})`;
  const { rowCount } = await db
    .insert(planTrial)
    .values({ workspaceId, startedBy, endsAt })
    .onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

/** The trial as originally granted; null if there was none. */
export async function findGrantedTrial(db: Database, workspaceId: string): Promise<Span | null> {
  const [row] = await db
    .select({ from: planTrial.createdAt, to: planTrial.endsAt })
    .from(planTrial)
    .where(eq(planTrial.workspaceId, workspaceId));
  return row ?? null;
}

/** Stores when a trial ends early because a paid plan replaced it; null if it does not. */
export async function storeTrialEnd(
  db: Database,
  workspaceId: string,
  endedEarlyAt: Date | null,
): Promise<void> {
  await db.update(planTrial).set({ endedEarlyAt }).where(eq(planTrial.workspaceId, workspaceId));
}

/** When a workspace's trial ends or ended and whether it is running; null if it was never started. */
export async function findTrial(
  db: Database,
  workspaceId: string,
): Promise<{ readonly endsAt: Date; readonly isRunning: boolean } | null> {
  const [row] = await db
    .select({ endsAt: trialEnd, isRunning: sql<boolean>`${trialEnd} > now()` })
    .from(planTrial)
    .where(eq(planTrial.workspaceId, workspaceId));
  return row ?? null;
}

/** The paid terms of a workspace that have not ended, in sequence. */
export async function listTerms(db: Database, workspaceId: string): Promise<PlanTerm[]> {
  const { plan, startsAt, endsAt, months, amountCents, isCredited } = planTerm;
  return db
    .select({ plan, startsAt, endsAt, months, amountCents, isCredited })
    .from(planTerm)
    .where(and(eq(planTerm.workspaceId, workspaceId), gt(endsAt, sql`now()`)))
    .orderBy(asc(planTerm.number));
}

/** A term or trial that ends soon. */
export interface Ending {
  readonly workspaceId: string;
  readonly endsAt: Date;
  /** Seconds until the end, greater than 0. */
  readonly secondsLeft: number;
}

/** The terms and trials of all workspaces that end within the given number of days. */
export async function listEndings(db: Database, days: number): Promise<Ending[]> {
  const soon = (endsAt: SQL<Date>) => ({
    secondsLeft: sql<number>`extract(epoch from ${endsAt} - now())::float8`,
    isSoon: and(gt(endsAt, sql`now()`), lte(endsAt, sql`now() + make_interval(days => ${days})`)),
  });
  const term = soon(sql<Date>`${planTerm.endsAt}`);
  const trial = soon(trialEnd);
  const terms = await db
    .select({
      workspaceId: planTerm.workspaceId,
      endsAt: planTerm.endsAt,
      secondsLeft: term.secondsLeft,
    })
    .from(planTerm)
    .where(term.isSoon);
  const trials = await db
    .select({
      workspaceId: planTrial.workspaceId,
      endsAt: trialEnd,
      secondsLeft: trial.secondsLeft,
    })
    .from(planTrial)
    .where(trial.isSoon);
  return [...terms, ...trials];
}
