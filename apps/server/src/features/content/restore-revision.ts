import type { ContentItem } from '@pagewright/contract/content';
import type { Context } from '../../platform/context.ts';
import { writeAudit } from '../audit/index.ts';
import { toItem } from './content-item.ts';
import { requireEditable } from './policy.ts';
import { requireRevision } from './read-revision.ts';
import { lockItem } from './repository.ts';
import { withScoredTransaction } from './scoring/scored-transaction.ts';
import { saveItem } from './save-item.ts';
import { hasSameFields, mergeFields } from './content-fields.ts';

/**
 * Makes an old revision the current one, as a new revision; status and address stay. Does nothing if the item already
 * reads the same.
 * @throws ApiError 404 or 403 by policy, 404 if there is no such revision.
 */
export async function restoreRevision(ctx: Context, id: string, number: number): Promise<ContentItem> {
  return withScoredTransaction(ctx, async (inside) => {
    const current = requireEditable(ctx.actor, await lockItem(inside.db, id));
    const old = await requireRevision(inside, id, number);
    const fields = mergeFields(current, { ...old, slug: old.slug || current.slug });
    if (number === current.revision || hasSameFields(current, fields)) return toItem(ctx, current);
    const { status, scheduledFor } = current;
    const saved = await saveItem(inside, current, { fields, status, scheduledFor, kind: 'restore' });
    await writeAudit(inside, 'content.restore', id, { from: number, revision: saved.revision });
    return toItem(ctx, saved);
  });
}
