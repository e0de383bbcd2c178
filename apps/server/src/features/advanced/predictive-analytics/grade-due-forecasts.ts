import type { EffectContext, RecurringJob } from '../../../jobs/define.ts';
import { gatherInterest, toSeries } from '../../../research/index.ts';
import { gradeSeries } from './grade-series.ts';
import { findDueSeries, putOffGrading } from './repository.ts';

/** Series of one night; those that are left over are graded in the next. */
const SERIES = 50;
const TIME_MS = 600_000;

/** Each night forecasts whose months have passed are held against what came, as far as free sources tell it. */
export const gradeDueForecasts: RecurringJob = {
  name: 'grade-forecasts',
  cron: '40 4 * * *',
  run: gradeDue,
};

/** Grades what is due. A source that fails is asked again the next day. */
export async function gradeDue({ db, services, log }: EffectContext): Promise<void> {
  const signal = AbortSignal.timeout(TIME_MS);
  for (const { workspaceId, subject } of await findDueSeries(db, SERIES)) {
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
    const same = interests.find((interest) => interest.subject === subject);
    if (same) await gradeSeries(db, workspaceId, toSeries(same));
    await putOffGrading(db, { workspaceId, subject });
  }
}
