import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { requireAdmin } from '../policy.ts';
import { deleteConnection } from './connection-repository.ts';
import { requireConnection } from './require-connection.ts';

/**
 * Removes a connection. Posts on the remote site stay there.
 * @throws ApiError 404, 403 by policy.
 */
export async function removeConnection(ctx: Context, id: string): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    const { kind } = await requireConnection(inside, id);
    requireAdmin(ctx.actor);
    await deleteConnection(inside.db, id);
    await writeAudit(inside, 'connection.remove', id, { kind });
  });
}
