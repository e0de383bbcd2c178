import type { EffectContext, RecurringJob } from '../../../jobs/define.ts';
import { gatherInterest, toSeries } from '../../../research/index.ts';
import { gradeSeries } from './grade-series.ts';
import { findDueSeries, putOffGrading, type DueSeries } from './repository.ts';

/** Series of one night; those that are left over are graded in the next. */
const SERIES = 50;
/** A job is taken for lost after ten minutes; what is due then is left to the next night. */
const TIME_MS = 420_000;

/** Each night forecasts whose months have passed are held against what came, as far as free sources tell it. */
export const gradeDueForecasts: RecurringJob = {
  name: 'grade-forecasts',
  cron: '40 4 * * *',
  run: gradeDue,
};

/** Grades what is due. What its source does not tell, or what goes wrong, waits for the next night and holds up no other. */
export async function gradeDue(ctx: EffectContext): Promise<void> {
  const signal = AbortSignal.timeout(TIME_MS);
  for (const due of await findDueSeries(ctx.db, SERIES)) {
    if (signal.aborted) return;
    try {
      const told = await readersOf(ctx, due, signal);
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

/** How often the very article was read, by sources that cost nothing. @throws the signal's reason. */
async function readersOf(
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
