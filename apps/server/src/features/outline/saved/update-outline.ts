import type { SavedOutline } from '@pagewright/contract/outline';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { outlineMessages } from '../messages.ts';
import { linkPages } from '../pages/repository.ts';
import { requireAccess } from './policy.ts';
import { lockOutline, replaceOutline } from './repository.ts';
import { pageDigests, toColumns, toSavedOutline, type EditedOutline } from './to-saved-outline.ts';

/**
 * Saves a changed outline with a newly computed score.
 * @throws ApiError 404 by policy, 409 with both versions if the revision is not the latest.
 */
export async function updateOutline(
  ctx: Context,
  id: string,
  { revision, ...changed }: EditedOutline & { readonly revision?: number | undefined },
): Promise<SavedOutline> {
  return withTransaction(ctx, async (inside) => {
    const known = requireAccess(ctx.actor, await lockOutline(inside.db, id));
    if (revision !== undefined && revision !== known.revision)
      throw new ApiError(409, 'revision_conflict', outlineMessages.conflict, {
        extra: { current: toSavedOutline(known), submitted: changed },
      });
    const saved = await replaceOutline(inside.db, known.id, toColumns(changed));
    await linkPages(inside.db, saved, pageDigests(changed));
    await writeAudit(inside, 'outline.update', saved.id, { revision: saved.revision });
    return toSavedOutline(saved);
  });
}
