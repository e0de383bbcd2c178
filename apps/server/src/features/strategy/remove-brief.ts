import type { SavedBrief } from '@pagewright/contract/strategy';
import { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { withTransaction } from '../../platform/db/client.ts';
import { canManage } from '../../platform/access/ownership.ts';
import { writeAudit } from '../audit/index.ts';
import { strategyMessages } from './messages.ts';
import { requireAccess } from './policy.ts';
import { lockBrief, lockRemovedBrief, setRemoved } from './repository.ts';
import { toBrief } from './to-brief.ts';

/**
 * Removes a brief. It can be restored for 30 days, and content written with it stays.
 * @throws ApiError 404 by policy.
 */
export async function removeBrief(ctx: Context, id: string): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    const row = requireAccess(ctx.actor, await lockBrief(inside.db, id));
    await setRemoved(inside.db, row.id, true);
    await writeAudit(inside, 'strategy.remove_brief', row.id);
  });
}

/**
 * Restores a brief removed in the last 30 days.
 * @throws ApiError 404 if there is none that the caller may access.
 */
export async function undoRemoveBrief(ctx: Context, id: string): Promise<SavedBrief> {
  return withTransaction(ctx, async (inside) => {
    const row = await lockRemovedBrief(inside.db, id);
    if (!row || !canManage(ctx.actor, row)) {
      throw new ApiError(404, 'not_found', strategyMessages.removedTooLongAgo);
    }
    await setRemoved(inside.db, row.id, false);
    await writeAudit(inside, 'strategy.undo_remove_brief', row.id);
    return toBrief(inside, row);
  });
}
