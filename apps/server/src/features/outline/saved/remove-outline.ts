import type { SavedOutline } from '@pagewright/contract/outline';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { outlineMessages } from '../messages.ts';
import { requireAccess } from './policy.ts';
import { lockOutline, setRemoved } from './repository.ts';
import { toSavedOutline } from './to-saved-outline.ts';

/**
 * Removes an outline. It can be restored for 30 days.
 * @throws ApiError 404 by policy.
 */
export async function removeOutline(ctx: Context, id: string): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    const known = requireAccess(ctx.actor, await lockOutline(inside.db, id));
    await setRemoved(inside.db, known.id, true);
    await writeAudit(inside, 'outline.remove', known.id);
  });
}

/**
 * Restores an outline removed in the last 30 days.
 * @throws ApiError 404 if the caller has no such outline.
 */
export async function undoRemoveOutline(ctx: Context, id: string): Promise<SavedOutline> {
  return withTransaction(ctx, async (inside) => {
    const removed = await lockOutline(inside.db, id, 'removed');
    if (!removed) throw new ApiError(404, 'not_found', outlineMessages.removedTooLongAgo);
    requireAccess(ctx.actor, removed);
    await setRemoved(inside.db, removed.id, false);
    await writeAudit(inside, 'outline.undo_remove', removed.id);
    return toSavedOutline(removed);
  });
}
