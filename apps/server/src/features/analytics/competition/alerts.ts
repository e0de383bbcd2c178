import type { DailyCheck, listAlerts as call } from '@pagewright/contract/analytics';
import type { HandlerOutput } from '@pagewright/contract/endpoint';
import { ApiError } from '../../../platform/api-error.ts';
import type { Actor, Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { localizeAlert } from '../../advanced/index.ts';
import { analyticsMessages } from '../messages.ts';
import {
  countUnseen,
  deleteDailyCheck,
  findDailyCheck,
  findSeenUntil,
  putDailyCheck,
  listLatestAlerts,
  markSeen,
  type DailyRow,
} from './alert-repository.ts';

const ALERTS_SHOWN = 200;

/** Lists the alerts of the caller's workspace, the number they have not seen, and whether the daily check is on. */
export async function listAlerts(ctx: Context): Promise<HandlerOutput<typeof call>> {
  const { actor } = ctx;
  const [rows, seenUntil, unread, daily] = await Promise.all([
    listLatestAlerts(ctx.db, actor.workspaceId, ALERTS_SHOWN),
    findSeenUntil(ctx.db, actor),
    countUnseen(ctx.db, actor),
    findDailyCheck(ctx.db, actor.workspaceId),
  ]);
  return {
    alerts: rows.map(({ alert, foundAt }) => ({
      ...localizeAlert(alert),
      foundAt: foundAt.toISOString(),
      isUnread: seenUntil === null || foundAt > seenUntil,
    })),
    unread,
    daily: showDaily(actor, daily),
  };
}

/** Marks alerts found up to a time as seen by the caller. */
export async function markAlertsSeen(ctx: Context, until: string): Promise<{ unread: number }> {
  await markSeen(ctx.db, ctx.actor, new Date(until));
  return { unread: await countUnseen(ctx.db, ctx.actor) };
}

/**
 * Turns the daily check on or off; it uses the workspace's requests.
 * @throws ApiError 403 unless the caller is an admin.
 */
export async function switchDailyCheck(ctx: Context, isDaily: boolean): Promise<DailyCheck> {
  const { actor } = ctx;
  if (actor.role !== 'admin') throw new ApiError(403, 'forbidden', analyticsMessages.dailyForAdmins);
  return withTransaction(ctx, async (inside) => {
    if (isDaily) await putDailyCheck(inside.db, actor);
    else await deleteDailyCheck(inside.db, actor.workspaceId);
    await writeAudit(inside, 'analytics.switch_daily_check', actor.workspaceId, { isDaily });
    return showDaily(actor, await findDailyCheck(inside.db, actor.workspaceId));
  });
}

function showDaily(actor: Actor, row: DailyRow | undefined): DailyCheck {
  return {
    isDaily: row !== undefined,
    doneAt: row?.doneAt?.toISOString() ?? null,
    dueAt: row?.dueAt.toISOString() ?? null,
    problem: row === undefined || row.problem === '' ? null : row.problem,
    mayChange: actor.role === 'admin',
  };
}
