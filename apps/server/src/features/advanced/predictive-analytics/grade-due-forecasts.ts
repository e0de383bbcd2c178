import type { EffectContext, RecurringJob } from '../../../platform/jobs/define.ts';
import { gatherInterest, toSeries } from '../../../research/index.ts';
import { gradeSeries } from './grade-series.ts';
import { findDueSeries, putOffGrading, type DueSeries } from './repository.ts';

/** Series per night; the rest is graded the next night. */
const SERIES = 50;
/** A job is considered lost after ten minutes; the rest is graded the next night. */
const TIME_MS = 420_000;

/** Grades forecasts nightly once their months have passed, as far as free sources have the actual figures. */
export const gradeDueForecasts: RecurringJob = {
  name: 'grade-forecasts',
  cron: '40 4 * * *',
  run: gradeDue,
};

/** Grades due forecasts. Missing data and failures wait for the next night and do not hold up others. */
export async function gradeDue(ctx: EffectContext): Promise<void> {
  const signal = AbortSignal.timeout(TIME_MS);
  for (const due of await findDueSeries(ctx.db, SERIES)) {
    if (signal.aborted) return;
    try {
      const told = await fetchReaders(ctx, due, signal);
      if (told) await gradeSeries(ctx.db, due.workspaceId, toSeries(told));
    } catch (error) {
      if (signal.aborted) return;
      ctx.log.error(
        { event: 'forecast_grading_failed', err: error, workspaceId: due.workspaceId },
        'the grading of a forecast failed',
      );
    }
    await putOffGrading(ctx.db, due);
  }
}

/** Fetches the monthly readers of the same article from free sources. @throws the signal's reason. */
async function fetchReaders(
  { services, log }: EffectContext,
  { workspaceId, subject }: DueSeries,
  signal: AbortSignal,
) {
  const sources = await services.vendors.sources(workspaceId);
  const free = sources.filter(({ payer }) => payer === 'nobody');
  const { interests } = await gatherInterest(
    {
      actor: { workspaceId },
      services: { ...services, vendors: { sources: async () => free } },
      log,
      signal,
      progress: () => undefined,
    },
    subject,
  );
  return interests.find((interest) => interest.subject === subject);
}
