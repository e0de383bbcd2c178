import { createHash } from 'node:crypto';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import type { ReportSchedule, scheduleReport as call } from '@pagewright/contract/reports';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { countAttempt } from '../../../platform/db/count-attempt.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { reportsMessages } from '../messages.ts';
import { requireChangeable } from '../policy.ts';
import { findReport } from '../repository.ts';
import {
  findSchedule,
  listAddresses,
  listRecipients,
  replaceRecipients,
  upsertSchedule,
  stopSchedule,
} from './schedule-repository.ts';

const DAY_SECONDS = 86_400;
/** Limits for new addresses per workspace and day, and for workspaces per address and day. */
const ADDRESSES_PER_WORKSPACE = 50;
const WORKSPACES_PER_ADDRESS = 5;

/** The email schedule of a report; null if there is none. @throws ApiError 403 and 404 by policy. */
export async function readReportSchedule(ctx: Context, id: string): Promise<ReportSchedule | null> {
  const { id: reportId } = requireChangeable(ctx.actor, await findReport(ctx.db, id));
  return loadSchedule(ctx, reportId);
}

/**
 * Schedules a report's emails to these recipients from the next due date on.
 * @throws ApiError 403 and 404 by policy, 403 until the caller's email address is confirmed, 429.
 */
export async function scheduleReport(
  ctx: Context,
  id: string,
  { cadence, recipients, timeZone }: ParsedRequest<typeof call>['body'],
): Promise<ReportSchedule> {
  const { actor } = ctx;
  const emails = [...new Set(recipients)];
  const { id: reportId, workspaceId } = requireChangeable(actor, await findReport(ctx.db, id));
  await ctx.services.identity.security.address?.require(actor, ctx.db);
  const known = await listAddresses(ctx.db, reportId);
  for (const email of emails) if (!known.includes(email)) await limitAddress(ctx, email);
  return withTransaction(ctx, async (inside) => {
    const scheduleId = await upsertSchedule(inside.db, actor, reportId, { cadence, timeZone });
    await replaceRecipients(inside.db, { workspaceId, scheduleId }, emails);
    await writeAudit(inside, 'reports.schedule', reportId);
    const scheduleView = await loadSchedule(inside, reportId);
    if (!scheduleView) throw new Error('the schedule that was kept is there');
    return scheduleView;
  });
}

/** Stops emailing a report. @throws ApiError 403 and 404 by policy. */
export async function stopReportSchedule(ctx: Context, id: string): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    const { id: reportId } = requireChangeable(ctx.actor, await findReport(inside.db, id));
    await stopSchedule(inside.db, reportId);
    await writeAudit(inside, 'reports.stop_schedule', reportId);
  });
}

async function loadSchedule(ctx: Pick<Context, 'db'>, reportId: string): Promise<ReportSchedule | null> {
  const found = await findSchedule(ctx.db, reportId);
  if (!found) return null;
  const { id, cadence, dueAt, lastSentAt, timeZone } = found.schedule;
  return {
    cadence,
    dueAt: dueAt.toISOString(),
    lastSentAt: lastSentAt?.toISOString() ?? null,
    timeZone,
    isPaused: !found.hasAuthor,
    recipients: (await listRecipients(ctx.db, id)).map(({ email, offAt }) => ({
      email,
      isOff: offAt !== null,
    })),
  };
}

async function limitAddress(ctx: Context, email: string): Promise<void> {
  const address = createHash('sha256').update(email).digest('base64url');
  const limits = [
    [`report-recipients:${ctx.actor.workspaceId}`, ADDRESSES_PER_WORKSPACE],
    [`report-recipient:${address}`, WORKSPACES_PER_ADDRESS],
  ] as const;
  for (const [key, max] of limits) {
    const { count, secondsLeft } = await countAttempt(ctx.db, key, DAY_SECONDS);
    if (count > max)
      throw new ApiError(429, 'rate_limited', reportsMessages.tooManyRecipients, {
        headers: { 'retry-after': String(secondsLeft) },
      });
  }
}
