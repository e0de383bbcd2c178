import type { SearchImport } from '@pagewright/contract/analytics';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { requireRemovable } from '../policy.ts';
import { requireImportCapacity } from './import-search.ts';
import { lockImport, markImport } from './search-repository.ts';
import { showImport } from './show-search.ts';

/**
 * Removes an import, which can be restored for 30 days. The import that it hid shows again.
 * @throws ApiError 404 or 403 by policy.
 */
export async function removeSearch(ctx: Context, id: string): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    const row = requireRemovable(ctx.actor, await lockImport(inside.db, id, false));
    await markImport(inside.db, row.id, true);
    await writeAudit(inside, 'analytics.remove_search', row.id);
  });
}

/**
 * Restores a removed import.
 * @throws ApiError 404 or 403 by policy, 422 if the limit of imports was reached meanwhile.
 */
export async function undoRemoveSearch(ctx: Context, id: string): Promise<SearchImport> {
  return withTransaction(ctx, async (inside) => {
    const row = requireRemovable(ctx.actor, await lockImport(inside.db, id, true));
    await requireImportCapacity(inside, row.workspaceId);
    await markImport(inside.db, row.id, false);
    await writeAudit(inside, 'analytics.undo_remove_search', row.id);
    return showImport(ctx.actor, row);
  });
}
