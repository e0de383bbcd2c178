import type { SavedOutline } from '@pagewright/contract/outline';
import { ApiError } from '../../../api-error.ts';
import type { Context } from '../../../context.ts';
import { withTransaction } from '../../../db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { outlineMessages } from '../messages.ts';
import { requireUsable } from './policy.ts';
import { lockOutline, setRemoved } from './repository.ts';
import { toSaved } from './show-outline.ts';

/** Removes an outline; for 30 days it can be brought back. @throws ApiError 404 by policy. */
export async function removeOutline(ctx: Context, id: string): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    const known = requireUsable(ctx.actor, await lockOutline(inside.db, id));
    await setRemoved(inside.db, known.id, true);
    await writeAudit(inside, 'outline.remove', known.id);
  });
}

/** Brings an outline back that was removed in the last 30 days. @throws ApiError 404 where there is none of the caller's. */
export async function undoRemoveOutline(ctx: Context, id: string): Promise<SavedOutline> {
  return withTransaction(ctx, async (inside) => {
    const removed = await lockOutline(inside.db, id, 'removed');
    if (!removed) throw new ApiError(404, 'not_found', outlineMessages.removedTooLongAgo);
    requireUsable(ctx.actor, removed);
    await setRemoved(inside.db, removed.id, false);
    await writeAudit(inside, 'outline.undo_remove', removed.id);
    return toSaved(removed);
  });
}
