import type { ContentItem } from '@pagewright/contract/content';
import { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { withTransaction } from '../../platform/db/client.ts';
import { writeAudit } from '../audit/index.ts';
import { toItem } from './content-item.ts';
import { contentMessages } from './messages.ts';
import { mayEdit } from './policy.ts';
import { lockRemovedItem, markRestored, readBack } from './repository.ts';

/**
 * Restores an item that was removed in the last 30 days as a draft.
 * @throws ApiError 404 if there is none that the caller could edit.
 */
export async function undoRemoveContent(ctx: Context, id: string): Promise<ContentItem> {
  return withTransaction(ctx, async (inside) => {
    const removed = await lockRemovedItem(inside.db, id);
    if (!removed || !mayEdit(ctx.actor, removed)) {
      throw new ApiError(404, 'not_found', contentMessages.removedTooLongAgo);
    }
    await markRestored(inside.db, removed.id);
    await writeAudit(inside, 'content.undo_remove', removed.id);
    return toItem(ctx, await readBack(inside.db, removed.id));
  });
}
