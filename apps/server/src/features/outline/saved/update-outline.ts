import type { SavedOutline } from '@pagewright/contract/outline';
import type { Context } from '../../../context.ts';
import { withTransaction } from '../../../db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { requireUsable } from './policy.ts';
import { lockOutline, replaceOutline } from './repository.ts';
import { toColumns, toSaved, type ChangedOutline } from './show-outline.ts';

/** Saves a changed outline in place of what it was, with its score counted anew. @throws ApiError 404 by policy. */
export async function updateOutline(
  ctx: Context,
  id: string,
  changed: ChangedOutline,
): Promise<SavedOutline> {
  return withTransaction(ctx, async (inside) => {
    const known = requireUsable(ctx.actor, await lockOutline(inside.db, id));
    const saved = await replaceOutline(inside.db, known.id, toColumns(changed));
    await writeAudit(inside, 'outline.update', saved.id);
    return toSaved(saved);
  });
}
