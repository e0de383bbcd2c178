import type { SavedBrief } from '@pagewright/contract/strategy';
import { ApiError } from '../../api-error.ts';
import type { Context } from '../../context.ts';
import { withTransaction } from '../../db/client.ts';
import { canManage } from '../../access/ownership.ts';
import { writeAudit } from '../audit/index.ts';
import { strategyMessages } from './messages.ts';
import { requireUsable } from './policy.ts';
import { lockBrief, lockRemovedBrief, markBrief } from './repository.ts';
import { showBrief } from './show-brief.ts';

/**
 * Removes a brief; for 30 days it can be brought back. What was written with it stays.
 * @throws ApiError 404 by policy.
 */
export async function removeBrief(ctx: Context, id: string): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    const row = requireUsable(ctx.actor, await lockBrief(inside.db, id));
    await markBrief(inside.db, row.id, true);
    await writeAudit(inside, 'strategy.remove_brief', row.id);
  });
}

/**
 * Brings a brief back that was removed in the last 30 days.
 * @throws ApiError 404 where there is none that the caller may use.
 */
export async function undoRemoveBrief(ctx: Context, id: string): Promise<SavedBrief> {
  return withTransaction(ctx, async (inside) => {
    const row = await lockRemovedBrief(inside.db, id);
    if (!row || !canManage(ctx.actor, row)) {
      throw new ApiError(404, 'not_found', strategyMessages.removedTooLongAgo);
    }
    await markBrief(inside.db, row.id, false);
    await writeAudit(inside, 'strategy.undo_remove_brief', row.id);
    return showBrief(inside, row);
  });
}
