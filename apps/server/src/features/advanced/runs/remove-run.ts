import type { AnalysisRun } from '@pagewright/contract/advanced';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { runMessages } from './messages.ts';
import { requireRemovable } from './policy.ts';
import { lockRun, setRunRemoved } from './repository.ts';
import { toRun } from './show-run.ts';

/** Removes a run, which can be restored for 30 days. @throws ApiError 403 or 404 by policy. */
export async function removeRun(ctx: Context, id: string): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    const known = requireRemovable(ctx.actor, await lockRun(inside.db, id));
    await setRunRemoved(inside.db, known.id, true);
    await writeAudit(inside, 'advanced.remove_run', known.id);
  });
}

/** Restores a run that was removed in the last 30 days. @throws ApiError 403 or 404 by policy. */
export async function undoRemoveRun(ctx: Context, id: string): Promise<AnalysisRun> {
  return withTransaction(ctx, async (inside) => {
    const removed = await lockRun(inside.db, id, 'removed');
    if (!removed) throw new ApiError(404, 'not_found', runMessages.removedTooLongAgo);
    requireRemovable(ctx.actor, removed);
    await setRunRemoved(inside.db, removed.id, false);
    await writeAudit(inside, 'advanced.undo_remove_run', removed.id);
    return toRun(ctx.actor, removed);
  });
}
