import type { CallRun } from '@pagewright/contract/runs';
import type { Context } from '../../platform/context.ts';
import { withTransaction } from '../../platform/db/client.ts';
import { cancelRun as cancelRunRow } from '../../platform/http/runs/run-repository.ts';
import { requireRun, toCallRun } from '../../platform/http/runs/show-run.ts';
import { writeAudit } from '../audit/index.ts';
import { refundRun } from '../usage/index.ts';

/**
 * Cancels a run and releases its reservation. A run that has ended or has saved its result is left alone.
 * @throws ApiError 404 if it is not the caller's.
 */
export async function cancelRun(ctx: Context, id: string): Promise<CallRun> {
  const { operation } = await requireRun(ctx, id);
  await withTransaction(ctx, async (inside) => {
    if (!(await cancelRunRow(inside.db, id))) return;
    await refundRun(inside.db, id);
    await writeAudit(inside, 'runs.cancel', id, { operation });
  });
  const run = await requireRun(ctx, id);
  if (run.status === 'canceled') ctx.services.runs.abort(id);
  return toCallRun(ctx.actor, run);
}
