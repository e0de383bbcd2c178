import type { Context } from '../../platform/context.ts';
import { listAdmins } from '../notifications/index.ts';
import type { ItemRow } from './repository.ts';

/**
 * Lists who may approve an item: the admins of its workspace, without its author unless the author is the only admin.
 */
export async function listApprovers(
  ctx: Pick<Context, 'db'>,
  { workspaceId, authorId }: Pick<ItemRow, 'workspaceId' | 'authorId'>,
): Promise<string[]> {
  const admins = await listAdmins(ctx.db, workspaceId);
  const others = admins.filter((userId) => userId !== authorId);
  return others.length > 0 ? others : admins;
}
