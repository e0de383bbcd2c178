import { and, asc, eq, gt, lte, sql, type SQL } from 'drizzle-orm';
import { TRIAL_DAYS } from '@pagewright/contract/payment';
import type { Database } from '../../../db/client.ts';
import { planTerm, planTrial } from '../../../db/schema/index.ts';
import { trialEnd, type PlanTerm } from '../../usage/index.ts';
import type { Span } from '../working-time.ts';

interface DatabaseOf {
  readonly db: Database;
}

/** Begins the trial of a workspace; false where it ever had one. Milliseconds, as the application's own dates have. */
export async function insertTrial(
  { db }: DatabaseOf,
  workspaceId: string,
  startedBy: string,
): Promise<boolean> {
  const endsAt = sql`date_trunc('milliseconds', now()) + make_interval(days => ${TRIAL_DAYS})`;
  const { rowCount } = await db
    .insert(planTrial)
    .values({ workspaceId, startedBy, endsAt })
    .onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

/** The trial of a workspace as it was granted; null where it had none. */
export async function findGrantedTrial({ db }: DatabaseOf, workspaceId: string): Promise<Span | null> {
  const [row] = await db
    .select({ from: planTrial.createdAt, to: planTrial.endsAt })
    .from(planTrial)
    .where(eq(planTrial.workspaceId, workspaceId));
  return row ?? null;
}

/** Keeps when a trial ends because a paid plan was begun in its place; null: it does not. */
export async function keepTrialEnd(
  { db }: DatabaseOf,
  workspaceId: string,
  endedEarlyAt: Date | null,
): Promise<void> {
  await db.update(planTrial).set({ endedEarlyAt }).where(eq(planTrial.workspaceId, workspaceId));
}

/** When the trial of a workspace ends or ended, and whether it runs; null where it was not begun. */
export async function findTrial(
  { db }: DatabaseOf,
  workspaceId: string,
): Promise<{ readonly endsAt: Date; readonly isRunning: boolean } | null> {
  const [row] = await db
    .select({ endsAt: trialEnd, isRunning: sql<boolean>`${trialEnd} > now()` })
    .from(planTrial)
    .where(eq(planTrial.workspaceId, workspaceId));
  return row ?? null;
}

/** What a workspace has paid for and that has not ended, in the order in which it comes. */
export async function listTerms({ db }: DatabaseOf, workspaceId: string): Promise<PlanTerm[]> {
  const { plan, startsAt, endsAt, months, amountCents, isCredited } = planTerm;
  return db
    .select({ plan, startsAt, endsAt, months, amountCents, isCredited })
    .from(planTerm)
    .where(and(eq(planTerm.workspaceId, workspaceId), gt(endsAt, sql`now()`)))
    .orderBy(asc(planTerm.number));
}

/** A term or a trial that ends before long. */
export interface Ending {
  readonly workspaceId: string;
  readonly endsAt: Date;
  /** Until then, more than 0. */
  readonly secondsLeft: number;
}

/** The terms and trials of all workspaces that end within so many days. */
export async function listEndings({ db }: DatabaseOf, days: number): Promise<Ending[]> {
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
