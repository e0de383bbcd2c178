import { UNLIMITED, type UsageKind } from '@pagewright/contract/usage';
import type { Context } from '../../platform/context.ts';
import { listAdmins, notify, usageTitle } from '../notifications/index.ts';
import { findCurrentPlan } from './find-current-plan.ts';

/** Share of a limit at which a warning is sent. */
const WARNING_SHARE = 0.8;

/** Notifies the caller and the admins, once a month per limit, when most of it is used and when all of it is. */
export async function notifyLimit(
  ctx: Pick<Context, 'actor' | 'db' | 'services'>,
  kind: UsageKind,
  { month, served }: { readonly month: string; readonly served: number },
): Promise<void> {
  const { workspaceId, userId } = ctx.actor;
  const { plan } = await findCurrentPlan(ctx, workspaceId);
  const limit = plan.limits[kind];
  if (limit === UNLIMITED || served < limit * WARNING_SHARE) return;
  const notice = served < limit ? 'usage_near' : 'usage_reached';
  for (const recipient of new Set([userId, ...(await listAdmins(ctx.db, workspaceId))])) {
    await notify(ctx, `${notice}:${workspaceId}:${month}:${kind}:${limit}:${recipient}`, {
      workspaceId,
      userId: recipient,
      kind: notice,
      title: usageTitle({ kind, used: served, limit }),
      link: null,
      reason: null,
    });
  }
}
