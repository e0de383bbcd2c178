import type { SavedOutline } from '@pagewright/contract/outline';
import { ApiError } from '../../../api-error.ts';
import type { Context } from '../../../context.ts';
import { withTransaction } from '../../../db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { outlineMessages } from '../messages.ts';
import { linkPages } from '../pages/repository.ts';
import { requireUsable } from './policy.ts';
import { lockOutline, replaceOutline } from './repository.ts';
import { digestsOf, toColumns, toSaved, type ChangedOutline } from './show-outline.ts';

/**
 * Saves a changed outline in place of what it was, with its score counted anew.
 * @throws ApiError 404 by policy, 409 with both versions where another revision stands than the change was made on.
 */
export async function updateOutline(
  ctx: Context,
  id: string,
  { revision, ...changed }: ChangedOutline & { readonly revision?: number | undefined },
): Promise<SavedOutline> {
  return withTransaction(ctx, async (inside) => {
    const known = requireUsable(ctx.actor, await lockOutline(inside.db, id));
    if (revision !== undefined && revision !== known.revision)
      throw new ApiError(409, 'revision_conflict', outlineMessages.conflict, {
        extra: { current: toSaved(known), submitted: changed },
      });
    const saved = await replaceOutline(inside.db, known.id, toColumns(changed));
    await linkPages(inside.db, saved, digestsOf(changed));
    await writeAudit(inside, 'outline.update', saved.id, { revision: saved.revision });
    return toSaved(saved);
  });
}
