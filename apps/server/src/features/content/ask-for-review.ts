import type { Context } from '../../context.ts';
import { listAdmins, notifyAll } from '../notifications/index.ts';
import type { ItemRow } from './repository.ts';

/** Tells the workspace's admins, other than the caller, that an item was put into review. */
export async function askForReview(
  ctx: Pick<Context, 'db' | 'actor'>,
  { id, workspaceId, revision, title }: Pick<ItemRow, 'id' | 'workspaceId' | 'revision' | 'title'>,
): Promise<void> {
  const admins = await listAdmins(ctx, workspaceId);
  await notifyAll(
    ctx,
    admins
      .filter((userId) => userId !== ctx.actor.userId)
      .map((userId) => ({
        key: `review:${id}:${revision}:${userId}`,
        notice: { workspaceId, userId, kind: 'review_asked', title, link: `/content/${id}`, reason: null },
      })),
  );
}
