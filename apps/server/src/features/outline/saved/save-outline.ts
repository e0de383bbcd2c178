import { randomUUID } from 'node:crypto';
import type { SavedOutline } from '@pagewright/contract/outline';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { linkPages } from '../pages/repository.ts';
import { insertOutline } from './repository.ts';
import { pageDigests, toColumns, toSavedOutline, type EditedOutline } from './to-saved-outline.ts';

/** Saves an outline for the caller with a newly computed score. */
export async function saveOutline(ctx: Context, changed: EditedOutline): Promise<SavedOutline> {
  const { actor } = ctx;
  const columns = toColumns(changed);
  return withTransaction(ctx, async (inside) => {
    const saved = await insertOutline(inside.db, {
      id: randomUUID(),
      workspaceId: actor.workspaceId,
      authorId: actor.userId,
      authorName: actor.name,
      ...columns,
    });
    await linkPages(inside.db, saved, pageDigests(changed));
    await writeAudit(inside, 'outline.save', saved.id, { strategy: saved.strategy });
    return toSavedOutline(saved);
  });
}
