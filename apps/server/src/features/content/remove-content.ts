import type { Context } from '../../platform/context.ts';
import { withTransaction } from '../../platform/db/client.ts';
import { writeAudit } from '../audit/index.ts';
import { requireEditable } from './policy.ts';
import { lockItem, markRemoved } from './repository.ts';
import { unpublishItem } from './unpublish-item.ts';

/** Removes an item and its public page. It can be restored for 30 days. @throws ApiError 404 or 403 by policy. */
export async function removeContent(ctx: Context, id: string): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    const item = requireEditable(ctx.actor, await lockItem(inside.db, id));
    await markRemoved(inside.db, item.id);
    await unpublishItem(inside.db, item);
    await writeAudit(inside, 'content.remove', item.id, { status: item.status });
  });
}
