import type { Context } from '../../context.ts';
import { listAdmins } from '../notifications/index.ts';
import type { ItemRow } from './repository.ts';

/** Who may approve an item: the admins of its workspace but its author, unless that is the only one. */
export async function listApprovers(
  ctx: Pick<Context, 'db'>,
  { workspaceId, authorId }: Pick<ItemRow, 'workspaceId' | 'authorId'>,
): Promise<string[]> {
  const admins = await listAdmins(ctx, workspaceId);
  const others = admins.filter((userId) => userId !== authorId);
  return others.length > 0 ? others : admins;
}
