import type { ContentItem } from '@pagewright/contract/content';
import type { Context } from '../../platform/context.ts';
import { withTransaction } from '../../platform/db/client.ts';
import { writeAudit } from '../audit/index.ts';
import { toItem } from './content-item.ts';
import { requireEditable } from './policy.ts';
import { lockItem, readBack, updateItemState } from './repository.ts';
import { unpublishItem } from './unpublish-item.ts';

/**
 * Takes an item off the public site and turns it into a draft. An item that is not public stays as it is.
 * @throws ApiError 404 or 403 by policy.
 */
export async function unpublishContent(ctx: Context, id: string): Promise<ContentItem> {
  return withTransaction(ctx, async (inside) => {
    const item = requireEditable(ctx.actor, await lockItem(inside.db, id));
    if (item.status !== 'published') return toItem(ctx, item);
    await updateItemState(inside.db, item, { status: 'draft', scheduledFor: null });
    await unpublishItem(inside.db, item);
    await writeAudit(inside, 'content.unpublish', id, { slug: item.publicSlug });
    return toItem(ctx, await readBack(inside.db, id));
  });
}
