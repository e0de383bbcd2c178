import { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { withTransaction } from '../../platform/db/client.ts';
import { writeAudit } from '../audit/index.ts';
import { reviewMessages } from './messages.ts';
import { isApprovalNeeded, upsertRule } from './repository.ts';

interface Rule {
  readonly isApprovalNeeded: boolean;
}

/** Whether the caller's workspace publishes only approved items. */
export async function readRule(ctx: Context): Promise<Rule> {
  return { isApprovalNeeded: await isApprovalNeeded(ctx.db, ctx.actor.workspaceId) };
}

/**
 * Sets whether the workspace publishes only approved items.
 * @throws ApiError 403 for non-admins.
 */
export async function changeRule(ctx: Context, isNeeded: boolean): Promise<Rule> {
  const { role, workspaceId } = ctx.actor;
  if (role !== 'admin') throw new ApiError(403, 'forbidden', reviewMessages.adminsOnly);
  await withTransaction(ctx, async (inside) => {
    await upsertRule(inside.db, workspaceId, isNeeded);
    await writeAudit(inside, 'review.change_rule', workspaceId, { isApprovalNeeded: isNeeded });
  });
  return { isApprovalNeeded: isNeeded };
}
