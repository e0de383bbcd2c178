import { randomBytes, randomUUID } from 'node:crypto';
import { REPORT_LIMITS } from '@pagewright/contract/reports';
import { z } from 'zod';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import type { EffectContext, ExternalEffect, Sweep } from '../../../platform/jobs/define.ts';
import { writeEffects } from '../../../platform/jobs/outbox.ts';
import { withLanguage } from '../../../platform/language/current-language.ts';
import { sanitizeNameForMail } from '../../../providers/mail/sanitize-name.ts';
import { queueMail } from '../../auth/index.ts';
import { reportsMessages as say } from '../messages.ts';
import {
  countReports,
  findBrand,
  findReport,
  insertLink,
  insertReport,
  type ReportRow,
} from '../repository.ts';
import { fromRun, fromSite, type ReportSource } from '../report-source.ts';
import { hashToken, sharedUrl } from '../share-report.ts';
import { formatDate } from '../written/sections.ts';
import { createRecipientLink } from './recipient-link.ts';
import {
  findActiveSchedule,
  findNewestRun,
  listRecipients,
  lockSchedule,
  recordSent,
  claimDue,
  type RecipientRow,
  type ScheduleRow,
} from './schedule-repository.ts';

const SEND_REPORT = 'send-report';
const CHANNEL = 'reports';
const SWEEP_SIZE = 100;
/** Days that the link in an email works: until well after the next email. */
const LINK_DAYS = { weekly: 30, monthly: 62 } as const;
const DAY_SECONDS = 86_400;
const WRITING_MS = 60_000;

const payloadSchema = z.object({ scheduleId: z.string(), dueAt: z.string() });
type Payload = z.output<typeof payloadSchema>;

/** Emails each due report once per due date. After downtime, only the first missed date is sent. */
export const sweepDueReports: Sweep = {
  name: 'due-reports',
  run: (ctx) =>
    withTransaction(ctx, async (inside) => {
      const due = await claimDue(inside.db, SWEEP_SIZE);
      await writeEffects(
        inside,
        due.map(({ id, dueAt }) => ({
          kind: SEND_REPORT,
          key: `${SEND_REPORT}:${id}:${dueAt}`,
          channel: CHANNEL,
          payload: { scheduleId: id, dueAt },
        })),
      );
      return due.length;
    }),
};

/**
 * Loads the current data with no transaction open. Then writes a new report if there is newer data, and all mails, in
 * the transaction that marks the effect as done.
 */
export const sendReport: ExternalEffect<Payload, ReportSource | null> = {
  kind: SEND_REPORT,
  timeoutMs: WRITING_MS,
  parse: (payload) => payloadSchema.parse(payload),
  async send(ctx, { scheduleId }, signal) {
    const schedule = await findActiveSchedule(ctx.db, scheduleId);
    const last = schedule && (await findReport(ctx.db, schedule.reportId));
    if (!schedule || !last) return null;
    return withLanguage(last.language, () =>
      loadSource(withSchedulerContext(ctx, schedule, last, signal), last),
    );
  },
  async record(ctx, { scheduleId, dueAt }, source) {
    const schedule = await lockSchedule(ctx.db, scheduleId);
    const last = schedule && (await findReport(ctx.db, schedule.reportId));
    if (!schedule || !last) return;
    const recipients = (await listRecipients(ctx.db, scheduleId)).filter(({ offAt }) => offAt === null);
    if (recipients.length === 0) return;
    await withLanguage(last.language, async () => {
      const report = await newestReport(ctx, source, last);
      await mailReport(ctx, { schedule, report, recipients, dueAt });
      await recordSent(ctx.db, scheduleId, report.id);
    });
  },
};

/** The report with the newest data: the last one, or one written now with the same title and audience. */
async function newestReport(
  ctx: EffectContext,
  source: ReportSource | null,
  last: ReportRow,
): Promise<ReportRow> {
  if (source === null || source.dataFrom.getTime() <= last.dataFrom.getTime()) return last;
  if ((await countReports(ctx.db, last.workspaceId)) >= REPORT_LIMITS.reports) return last;
  const { workspaceId, authorId, authorName, title, clientName, isForClients, language } = last;
  const id = randomUUID();
  await insertReport(ctx.db, {
    ...source,
    id,
    workspaceId,
    authorId,
    authorName,
    title,
    clientName,
    isForClients,
    language,
  });
  return (await findReport(ctx.db, id)) ?? last;
}

/** The current data; null if it no longer exists. */
async function loadSource(
  ctx: Context,
  { kind, sourceId, subject, workspaceId }: ReportRow,
): Promise<ReportSource | null> {
  try {
    if (kind === 'site') return await fromSite(ctx, sourceId);
    const runId = await findNewestRun(ctx.db, { workspaceId, kind, subject });
    return runId === undefined ? null : await fromRun(ctx, runId);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

function withSchedulerContext(
  { db, services, log }: EffectContext,
  schedule: ScheduleRow,
  last: ReportRow,
  signal: AbortSignal,
): Context {
  return {
    actor: {
      userId: schedule.authorId ?? '',
      sessionId: '',
      workspaceId: schedule.workspaceId,
      workspaceSlug: '',
      role: 'basic_member',
      name: last.authorName,
      email: '',
      isOperator: false,
    },
    db,
    services,
    log,
    requestId: `send-report-${schedule.id}`,
    signal,
    progress: () => signal.throwIfAborted(),
    outside: null,
  };
}

interface Mailing {
  readonly schedule: ScheduleRow;
  readonly report: ReportRow;
  readonly recipients: readonly RecipientRow[];
  readonly dueAt: string;
}

async function mailReport(
  ctx: EffectContext,
  { schedule, report, recipients, dueAt }: Mailing,
): Promise<void> {
  const days = LINK_DAYS[schedule.cadence];
  const token = randomBytes(32).toString('base64url');
  await insertLink(ctx.db, {
    workspaceId: schedule.workspaceId,
    reportId: report.id,
    authorId: schedule.authorId,
    authorName: report.authorName,
    tokenHash: hashToken(token),
    passwordHash: null,
    days,
  });
  const { name } = await findBrand(ctx.db, schedule.workspaceId);
  const url = sharedUrl(ctx.services.publicUrl(), token);
  const [title, workspace] = [
    sanitizeNameForMail(report.title, REPORT_LIMITS.title),
    sanitizeNameForMail(name),
  ];
  for (const { id, email } of recipients) {
    const offLink = await createRecipientLink(ctx, id);
    await queueMail(ctx, {
      key: `report:${schedule.id}:${dueAt}:${id}`,
      recipient: email,
      subject: say.mailSubject(title),
      text: [
        say.mailOpening(workspace, title, formatDate(report.dataFrom.toISOString())),
        [
          say.mailPoints,
          ...report.document.points.slice(0, 3).map((point) => `- ${sanitizeNameForMail(point, 300)}`),
        ].join('\n'),
        url,
        say.mailLink(days),
        say.mailOff(workspace, offLink),
      ].join('\n\n'),
      action: { url, label: say.open },
      unsubscribeUrl: offLink,
      secretSeconds: days * DAY_SECONDS,
    });
  }
}
