import type { VisitCounts } from '@pagewright/contract/analytics';
import { z } from 'zod';
import type { Effect, EffectContext, RecurringJob } from '../../../platform/jobs/define.ts';
import { writeEffects } from '../../../platform/jobs/outbox.ts';
import { withLanguage } from '../../../platform/language/current-language.ts';
import { queueMail } from '../../auth/index.ts';
import { createUnsubscribeUrl } from '../../notifications/index.ts';
import { findFirstDay } from '../repository.ts';
import { reportText } from './report-text.ts';
import {
  findReported,
  findWeek,
  listReportReaders,
  listReportTimeZones,
  listReportWorkspaces,
  listWeekItems,
  readClock,
  sumVisits,
  type ReportReader,
  type ReportWeek,
} from './report-repository.ts';

const KIND = 'weekly-report-of-workspace';

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

/** Workspaces whose reports are begun in a second, so that on a Monday morning other effects get their turn. */
const PER_SECOND = 20;

const dueSchema = z.object({
  workspaceId: z.string(),
  timeZone: z.string(),
  /** When it was found to be due. */
  now: z.iso.datetime(),
});
type DueReport = z.output<typeof dueSchema>;

/** Queues the reports that are due: one effect per workspace and time zone, which any server runs. */
export async function sendWeeklyReports(ctx: EffectContext, now: Date): Promise<void> {
  const due: { readonly key: string; readonly payload: DueReport }[] = [];
  for (const timeZone of await listReportTimeZones(ctx.db)) {
    const week = await findWeek(ctx.db, now, timeZone);
    if (week === null) continue;
    for (const { workspaceId, readers } of await listReportWorkspaces(ctx.db, timeZone))
      due.push({
        // People who turn it on later that Monday get it too.
        key: `${KIND}:${workspaceId}:${timeZone}:${week.reportedOn}:${readers}`,
        payload: { workspaceId, timeZone, now: now.toISOString() },
      });
  }
  await writeEffects(
    ctx,
    due.map((one, index) => ({ ...one, kind: KIND, inSeconds: index / PER_SECOND })),
  );
}

/** Mails the reports of one workspace to its readers in one time zone, each once. */
export const weeklyReportOfWorkspace: Effect<DueReport> = {
  kind: KIND,
  isLocal: true,
  parse: (payload) => dueSchema.parse(payload),
  async run(ctx, { workspaceId, timeZone, now }) {
    const week = await findWeek(ctx.db, new Date(now), timeZone);
    if (week === null) return;
    let facts: WeekFacts | null = null;
    const readers = await listReportReaders(ctx.db, workspaceId, timeZone);
    const keyOf = ({ userId }: ReportReader) => `weekly-report:${workspaceId}:${userId}:${week.reportedOn}`;
    const reported = await findReported(ctx.db, readers.map(keyOf));
    for (const reader of readers) {
      const key = keyOf(reader);
      if (reported.has(key)) continue;
      facts ??= await readFacts(ctx, workspaceId, week, new Date(now));
      const known = facts;
      await withLanguage(reader.language, () => report(ctx, reader, { key, week, known }));
    }
  },
};

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
  { key, week, known }: { readonly key: string; readonly week: ReportWeek; readonly known: WeekFacts },
): Promise<void> {
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
      offLink: await createUnsubscribeUrl(ctx, reader.userId, 'weeklyReport'),
    }),
  });
}
