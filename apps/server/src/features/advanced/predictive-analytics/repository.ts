import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { analysisRun, forecast } from '../../../platform/db/schema/index.ts';

const columns = {
  id: forecast.id,
  workspaceId: forecast.workspaceId,
  runId: forecast.runId,
  keyword: forecast.keyword,
  measure: forecast.measure,
  subject: forecast.subject,
  stored: forecast.stored,
  actual: forecast.actual,
  madeAt: forecast.madeAt,
};

const select = (db: Database) =>
  db.select(columns).from(forecast).innerJoin(analysisRun, eq(analysisRun.id, forecast.runId));

/** A stored forecast, with the actual figures so far. */
export type ForecastRow = Awaited<ReturnType<typeof select>>[number];

export async function insertForecasts(
  db: Database,
  rows: readonly (typeof forecast.$inferInsert)[],
): Promise<void> {
  await db.insert(forecast).values([...rows]);
}

/** Finds the forecasts of a workspace whose runs are not removed, newest first. */
export function findForecasts(db: Database, workspaceId: string, limit: number): Promise<ForecastRow[]> {
  return select(db)
    .where(and(eq(forecast.workspaceId, workspaceId), isNull(analysisRun.removedAt)))
    .orderBy(desc(forecast.madeAt), desc(forecast.id))
    .limit(limit);
}

/** Finds the forecasts of one series that are not fully graded. */
export function findOpenForecasts(
  db: Database,
  { workspaceId, measure, subject }: Pick<ForecastRow, 'workspaceId' | 'measure' | 'subject'>,
): Promise<ForecastRow[]> {
  return select(db).where(
    and(
      eq(forecast.workspaceId, workspaceId),
      eq(forecast.measure, measure),
      eq(forecast.subject, subject),
      isNotNull(forecast.gradeAt),
    ),
  );
}

/** A series that is due to grade forecasts of a workspace. */
export type DueSeries = Pick<ForecastRow, 'workspaceId' | 'subject'>;

/** Finds due series, longest due first. */
export async function findDueSeries(db: Database, limit: number): Promise<DueSeries[]> {
  return db
    .select({ workspaceId: forecast.workspaceId, subject: forecast.subject })
    .from(forecast)
    .where(and(eq(forecast.measure, 'pageviews'), sql`${forecast.gradeAt} < now()`))
    .groupBy(forecast.workspaceId, forecast.subject)
    .orderBy(asc(sql`min(${forecast.gradeAt})`))
    .limit(limit);
}

/** Stores the actual figures of a forecast, and when its next month can be graded; null after the last. */
export async function writeActual(
  db: Database,
  id: string,
  actual: readonly (number | null)[],
  gradeAt: Date | null,
): Promise<void> {
  await db.update(forecast).set({ actual, gradeAt }).where(eq(forecast.id, id));
}

/** Postpones grading of a series without data to the next night: by less than a day, or that night would miss it. */
export async function putOffGrading(db: Database, { workspaceId, subject }: DueSeries): Promise<void> {
  await db
    .update(forecast)
    .set({ gradeAt: sql`now() + interval '20 hours'` })
    .where(
      and(
        eq(forecast.workspaceId, workspaceId),
        eq(forecast.subject, subject),
        eq(forecast.measure, 'pageviews'),
        sql`${forecast.gradeAt} < now()`,
      ),
    );
}
