import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { isUuid } from '../../../platform/db/is-uuid.ts';
import { writeAudit } from '../../audit/index.ts';
import { contentMessages } from '../messages.ts';
import { requireEditable } from '../policy.ts';
import { lockItem } from '../repository.ts';
import { deletePage, invalidateSubject } from './evidence-repository.ts';
import { rescoreById } from './rescore-item.ts';

/**
 * Removes a page from those that an item is compared with, and rescores the item.
 * @throws ApiError 404 if there is no such item or page, 403 by policy.
 */
export async function removeEvidencePage(ctx: Context, contentId: string, pageId: string): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    const item = requireEditable(ctx.actor, await lockItem(inside.db, contentId));
    if (!isUuid(pageId) || !(await deletePage(inside.db, item.id, pageId)))
      throw new ApiError(404, 'not_found', contentMessages.notFound);
    await invalidateSubject(inside.db, item.id);
    await writeAudit(inside, 'content.evidence.remove', item.id, { page: pageId });
  });
  await rescoreById(ctx, contentId);
}
