import { storedForecastSchema } from '@pagewright/contract/advanced';
import type { Database } from '../../../platform/db/client.ts';
import type { DemandSeries } from '../../../research/index.ts';
import { countAvailableAt } from './months.ts';
import { findOpenForecasts, writeActual } from './repository.ts';

/** Compares the current figures of a series with the earlier forecasts of a workspace. */
export async function gradeSeries(db: Database, workspaceId: string, series: DemandSeries): Promise<void> {
  const { measure, subject } = series;
  const known = new Map(series.months.map(({ month, value }) => [month, value]));
  for (const { id, stored, actual } of await findOpenForecasts(db, { workspaceId, measure, subject })) {
    const { months } = storedForecastSchema.parse(stored);
    const came = months.map((month, at) => known.get(month) ?? actual[at] ?? null);
    if (JSON.stringify(came) === JSON.stringify(actual)) continue;
    const next = months.find((_, at) => came[at] === null);
    await writeActual(db, id, came, next === undefined ? null : countAvailableAt(next));
  }
}
