import type { SearchImport } from '@pagewright/contract/analytics';
import type { Context } from '../../../context.ts';
import { withTransaction } from '../../../db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { requireRemovable } from '../policy.ts';
import { requireRoom } from './import-search.ts';
import { lockImport, markImport } from './search-repository.ts';
import { showImport } from './show-search.ts';

/**
 * Removes an import; for 30 days it can be brought back. What it stood before is shown again.
 * @throws ApiError 404 and 403 by policy.
 */
export async function removeSearch(ctx: Context, id: string): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    const row = requireRemovable(ctx.actor, await lockImport(inside, id, false));
    await markImport(inside, row.id, true);
    await writeAudit(inside, 'analytics.remove_search', row.id);
  });
}

/** Brings a removed import back. @throws ApiError 404 and 403 by policy, 422 where others have taken its room. */
export async function undoRemoveSearch(ctx: Context, id: string): Promise<SearchImport> {
  return withTransaction(ctx, async (inside) => {
    const row = requireRemovable(ctx.actor, await lockImport(inside, id, true));
    await requireRoom(inside, row.workspaceId);
    await markImport(inside, row.id, false);
    await writeAudit(inside, 'analytics.undo_remove_search', row.id);
    return showImport(ctx.actor, row);
  });
}
