import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { analysisRun, forecast } from '../../../db/schema/index.ts';

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

/** A forecast that is kept, with what came of it so far. */
export type ForecastRow = Awaited<ReturnType<typeof select>>[number];

/** Keeps forecasts. */
export async function insertForecasts(
  db: Database,
  rows: readonly (typeof forecast.$inferInsert)[],
): Promise<void> {
  await db.insert(forecast).values([...rows]);
}

/** Forecasts of a workspace whose runs are not removed, the newest first. */
export function findForecasts(db: Database, workspaceId: string, limit: number): Promise<ForecastRow[]> {
  return select(db)
    .where(and(eq(forecast.workspaceId, workspaceId), isNull(analysisRun.removedAt)))
    .orderBy(desc(forecast.madeAt), desc(forecast.id))
    .limit(limit);
}

/** Forecasts of one series that are not graded to the end. */
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

/** A series of readers that forecasts of a workspace are due to be graded by. */
export type DueSeries = Pick<ForecastRow, 'workspaceId' | 'subject'>;

/** Series that are due, the longest due first. */
export async function findDueSeries(db: Database, limit: number): Promise<DueSeries[]> {
  return db
    .select({ workspaceId: forecast.workspaceId, subject: forecast.subject })
    .from(forecast)
    .where(and(eq(forecast.measure, 'pageviews'), sql`${forecast.gradeAt} < now()`))
    .groupBy(forecast.workspaceId, forecast.subject)
    .orderBy(asc(sql`min(${forecast.gradeAt})`))
    .limit(limit);
}

/** Writes what came of a forecast, and when the next of its months can be graded; null after the last. */
export async function writeActual(
  db: Database,
  id: string,
  actual: readonly (number | null)[],
  gradeAt: Date | null,
): Promise<void> {
  await db.update(forecast).set({ actual, gradeAt }).where(eq(forecast.id, id));
}

/** Puts off to the next night what its source did not tell of a series: to less than a day, or that night would miss it. */
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
