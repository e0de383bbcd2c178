import type { EffectContext, RecurringJob } from '../../../jobs/define.ts';
import { speaking } from '../../../language/spoken-language.ts';
import { queueMail } from '../../auth/index.ts';
import { mailOffLink } from '../../notifications/index.ts';
import { findFirstDay } from '../repository.ts';
import { reportText } from './report-text.ts';
import {
  findWeek,
  isReported,
  listReportReaders,
  listWeeksItems,
  readClock,
  sumVisits,
  type ReportReader,
} from './report-repository.ts';

/** Looks each quarter of an hour, because there are time zones of such steps, whose Monday morning it is. */
export const weeklyReport: RecurringJob = {
  name: 'weekly-report',
  cron: '*/15 * * * *',
  async run(ctx) {
    await sendWeeklyReports(ctx, await readClock(ctx));
  },
};

/** Mails the reports that are due at this moment, each once; whom one cannot be written for holds up nobody else. */
export async function sendWeeklyReports(ctx: EffectContext, now: Date): Promise<void> {
  for (const reader of await listReportReaders(ctx)) {
    try {
      await speaking(reader.language, () => report(ctx, reader, now));
    } catch (error) {
      ctx.log.error(
        { event: 'weekly_report_failed', err: error, userId: reader.userId },
        'a weekly report could not be written',
      );
    }
  }
}

async function report(ctx: EffectContext, reader: ReportReader, now: Date): Promise<void> {
  const { userId, workspaceId } = reader;
  const week = await findWeek(ctx, now, reader.timeZone);
  if (week === null) return;
  const key = `weekly-report:${workspaceId}:${userId}:${week.reportedOn}`;
  if (await isReported(ctx, key)) return;
  const measuredSince = await findFirstDay(ctx, { workspaceId });
  const isKnown = (from: Date): boolean =>
    measuredSince !== null && Date.parse(measuredSince) <= from.getTime();
  const items = await listWeeksItems(ctx, workspaceId, week, now);
  const visits = await sumVisits(ctx, workspaceId, week.from, week.to);
  const before = await sumVisits(ctx, workspaceId, week.previousFrom, week.from);
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
      offLink: await mailOffLink(ctx, userId, 'weeklyReport'),
    }),
  });
}
