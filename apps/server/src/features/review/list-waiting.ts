import type { WaitingReview } from '@pagewright/contract/review';
import type { Context } from '../../platform/context.ts';
import { findWaiting } from './repository.ts';

/** The items awaiting the caller's review in this workspace, oldest request first; none for non-admins. */
export async function listWaiting(ctx: Context): Promise<{ waiting: WaitingReview[]; total: number }> {
  const { workspaceId, userId, role } = ctx.actor;
  if (role !== 'admin') return { waiting: [], total: 0 };
  const { rows, total } = await findWaiting(ctx.db, workspaceId, userId);
  return { waiting: rows.map((row) => ({ ...row, askedAt: row.askedAt.toISOString() })), total };
}
