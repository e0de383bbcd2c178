import { claimingRunner } from '../../../platform/jobs/claiming-runner.ts';
import type { EffectContext } from '../../../platform/jobs/define.ts';
import { gatherInterest, toSeries } from '../../../research/index.ts';
import { gradeSeries } from './grade-series.ts';
import { claimDueSeries, type DueSeries } from './repository.ts';

/** Series of one server at a time, and the time limit of one. */
const PARALLEL = 2;
const SERIES_MS = 120_000;
const POLL_MS = 60_000;

/** Until 0072 it was a job of one server, for 50 series a night. */
export const RETIRED_GRADING = 'grade-forecasts';

/**
 * Grades forecasts once their months have passed, as far as free sources have the actual figures, shared by all
 * servers. Claiming a series puts it off by a day: missing data and failures wait that long and hold up no others.
 */
export const dueGrading = claimingRunner<DueSeries>({
  name: 'forecast-grading',
  parallel: PARALLEL,
  pollMs: POLL_MS,
  claim: ({ db }) => claimDueSeries(db),
  work: gradeClaimed,
});

/** Grades a claimed series. */
export async function gradeClaimed(ctx: EffectContext, due: DueSeries): Promise<void> {
  const signal = AbortSignal.timeout(SERIES_MS);
  try {
    const told = await fetchReaders(ctx, due, signal);
    if (told) await gradeSeries(ctx.db, due.workspaceId, toSeries(told));
  } catch (error) {
    ctx.log.error(
      { event: 'forecast_grading_failed', err: error, workspaceId: due.workspaceId },
      'the grading of a forecast failed',
    );
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
