import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
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

/**
 * Claims the series that has been due longest, and puts it off: by less than a day, so that it is due at about the same
 * time tomorrow. Undefined if none is due.
 */
export async function claimDueSeries(db: Database): Promise<DueSeries | undefined> {
  const { rows } = await db.execute<DueSeries & Record<string, unknown>>(sql`
    with due as (
      select workspace_id, subject from ${forecast}
      where measure = 'pageviews' and grade_at < now() order by grade_at limit 1 for update skip locked
    )
    update ${forecast} f set grade_at = now() + interval '20 hours' from due
    where f.workspace_id = due.workspace_id and f.subject = due.subject and f.measure = 'pageviews'
      and f.grade_at < now()
    returning f.workspace_id as "workspaceId", f.subject`);
  return rows[0];
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
