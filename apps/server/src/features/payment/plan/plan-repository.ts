import { and, asc, eq, gt, lte, sql } from 'drizzle-orm';
import { TRIAL_DAYS } from '@pagewright/contract/payment';
import type { Database } from '../../../db/client.ts';
import { planTerm, planTrial } from '../../../db/schema/index.ts';
import type { PlanTerm } from '../../usage/index.ts';

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

/** When the trial of a workspace ends or ended, and whether it runs; null where it was not begun. */
export async function findTrial(
  { db }: DatabaseOf,
  workspaceId: string,
): Promise<{ readonly endsAt: Date; readonly isRunning: boolean } | null> {
  const { endsAt } = planTrial;
  const [row] = await db
    .select({ endsAt, isRunning: sql<boolean>`${endsAt} > now()` })
    .from(planTrial)
    .where(eq(planTrial.workspaceId, workspaceId));
  return row ?? null;
}

/** What a workspace has paid for and that has not ended, in the order in which it comes. */
export async function listTerms({ db }: DatabaseOf, workspaceId: string): Promise<PlanTerm[]> {
  const { plan, startsAt, endsAt } = planTerm;
  return db
    .select({ plan, startsAt, endsAt })
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
  const within = (table: typeof planTerm | typeof planTrial) =>
    db
      .select({
        workspaceId: table.workspaceId,
        endsAt: table.endsAt,
        secondsLeft: sql<number>`extract(epoch from ${table.endsAt} - now())::float8`,
      })
      .from(table)
      .where(
        and(gt(table.endsAt, sql`now()`), lte(table.endsAt, sql`now() + make_interval(days => ${days})`)),
      );
  return [...(await within(planTerm)), ...(await within(planTrial))];
}
