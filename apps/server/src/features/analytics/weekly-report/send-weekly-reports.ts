import type { VisitCounts } from '@pagewright/contract/analytics';
import type { EffectContext, RecurringJob } from '../../../platform/jobs/define.ts';
import { withLanguage } from '../../../platform/language/current-language.ts';
import { queueMail } from '../../auth/index.ts';
import { createUnsubscribeUrl } from '../../notifications/index.ts';
import { findFirstDay } from '../repository.ts';
import { reportText } from './report-text.ts';
import {
  findWeek,
  isReported,
  listReportReaders,
  listWeekItems,
  readClock,
  sumVisits,
  type ReportReader,
  type ReportWeek,
} from './report-repository.ts';

/**
 * Checks every quarter of an hour where it is Monday morning, because some time zones are offset by quarter hours.
 */
export const weeklyReport: RecurringJob = {
  name: 'weekly-report',
  cron: '*/15 * * * *',
  async run(ctx) {
    await sendWeeklyReports(ctx, await readClock(ctx.db));
  },
};

/** Mails the reports that are due, each once. A failure for one reader does not hold up the others. */
export async function sendWeeklyReports(ctx: EffectContext, now: Date): Promise<void> {
  // Many readers share a time zone and a workspace, so shared data is loaded once.
  const weeks = new Map<string, ReportWeek | null>();
  const facts = new Map<string, WeekFacts>();
  for (const reader of await listReportReaders(ctx.db)) {
    try {
      const { timeZone } = reader;
      const week =
        weeks.get(timeZone) ?? (weeks.has(timeZone) ? null : await findWeek(ctx.db, now, timeZone));
      weeks.set(timeZone, week);
      if (week === null) continue;
      await withLanguage(reader.language, () => report(ctx, reader, { now, week, facts }));
    } catch (error) {
      ctx.log.error(
        { event: 'weekly_report_failed', err: error, userId: reader.userId },
        'a weekly report could not be written',
      );
    }
  }
}

/** A workspace's activity in a week. */
interface WeekFacts {
  readonly measuredSince: string | null;
  readonly items: Awaited<ReturnType<typeof listWeekItems>>;
  readonly visits: VisitCounts;
  readonly before: VisitCounts;
}

async function readFacts(
  ctx: EffectContext,
  workspaceId: string,
  week: ReportWeek,
  now: Date,
): Promise<WeekFacts> {
  return {
    measuredSince: await findFirstDay(ctx.db, { workspaceId }),
    items: await listWeekItems(ctx.db, workspaceId, week, now),
    visits: await sumVisits(ctx.db, workspaceId, week.from, week.to),
    before: await sumVisits(ctx.db, workspaceId, week.previousFrom, week.from),
  };
}

async function report(
  ctx: EffectContext,
  reader: ReportReader,
  { now, week, facts }: { now: Date; week: ReportWeek; facts: Map<string, WeekFacts> },
): Promise<void> {
  const { userId, workspaceId } = reader;
  const key = `weekly-report:${workspaceId}:${userId}:${week.reportedOn}`;
  if (await isReported(ctx.db, key)) return;
  const name = `${workspaceId} ${week.from.toISOString()}`;
  const known = facts.get(name) ?? (await readFacts(ctx, workspaceId, week, now));
  facts.set(name, known);
  const { measuredSince, items, visits, before } = known;
  const isKnown = (from: Date): boolean =>
    measuredSince !== null && Date.parse(measuredSince) <= from.getTime();
  if (items.publishedCount + visits.views + visits.engagedSeconds + visits.conversions === 0) return;
  await queueMail(ctx, {
    key,
    recipient: reader.email,
    ...reportText({
      reader,
      week,
      items,
      visits: measuredSince === null ? null : visits,
      before: isKnown(week.previousFrom) ? before : null,
      publicUrl: ctx.services.publicUrl(),
      offLink: await createUnsubscribeUrl(ctx, userId, 'weeklyReport'),
    }),
  });
}
