import { storedForecastSchema, type listForecasts as call } from '@pagewright/contract/advanced';
import type { HandlerOutput } from '@pagewright/contract/endpoint';
import { gradeForecast, type ForecastGrade } from '@pagewright/engine';
import type { Context } from '../../../platform/context.ts';
import { findForecasts } from './repository.ts';

type Answer = HandlerOutput<typeof call>;

const MAX_FORECASTS = 100;

/** Lists the past forecasts of the caller's workspace with their grades, and a summary. */
export async function listForecasts({ actor, db }: Context): Promise<Answer> {
  const rows = await findForecasts(db, actor.workspaceId, MAX_FORECASTS);
  const graded = rows.map((row) => ({
    row,
    grade: gradeForecast(storedForecastSchema.parse(row.stored), row.actual),
  }));
  return {
    summary: summarize(graded.map(({ grade }) => grade)),
    forecasts: graded.map(({ row, grade }) => ({
      id: row.id,
      runId: row.runId,
      keyword: row.keyword,
      subject: row.subject,
      measure: row.measure,
      madeAt: row.madeAt.toISOString(),
      verdict: grade.verdict,
      ...summarize([grade]),
    })),
  };
}

function summarize(grades: readonly ForecastGrade[]): Answer['summary'] {
  const months = grades.reduce((sum, { steps }) => sum + steps.length, 0);
  const mean = (of: (grade: ForecastGrade) => number | null): number | null =>
    months === 0
      ? null
      : grades.reduce((sum, grade) => sum + (of(grade) ?? 0) * grade.steps.length, 0) / months;
  return {
    months,
    within50: mean(({ within50 }) => within50),
    within90: mean(({ within90 }) => within90),
    smape: mean(({ smape }) => smape),
  };
}
