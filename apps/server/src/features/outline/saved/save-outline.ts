import { randomUUID } from 'node:crypto';
import type { SavedOutline } from '@pagewright/contract/outline';
import type { Context } from '../../../context.ts';
import { withTransaction } from '../../../db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { linkPages } from '../pages/repository.ts';
import { insertOutline } from './repository.ts';
import { digestsOf, toColumns, toSaved, type ChangedOutline } from './show-outline.ts';

/** Saves an outline as the caller's own, with its score counted anew. */
export async function saveOutline(ctx: Context, changed: ChangedOutline): Promise<SavedOutline> {
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
    await linkPages(inside.db, saved, digestsOf(changed));
    await writeAudit(inside, 'outline.save', saved.id, { strategy: saved.strategy });
    return toSaved(saved);
  });
}
