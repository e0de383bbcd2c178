import type { Context } from '../../platform/context.ts';
import { writeAudit } from '../audit/index.ts';
import { notifyAll } from '../notifications/index.ts';
import { listApprovers } from './list-approvers.ts';
import type { ItemRow } from './repository.ts';
import { putReview } from './review-repository.ts';

/**
 * Starts a review of an item and notifies the chosen reviewers, or everyone who may approve it, except the caller.
 */
export async function requestReview(
  ctx: Pick<Context, 'db' | 'actor' | 'requestId'>,
  item: Pick<ItemRow, 'id' | 'workspaceId' | 'authorId' | 'revision' | 'title'>,
  chosen?: readonly string[],
): Promise<void> {
  const { id, workspaceId, revision, title } = item;
  const reviewers = chosen ?? (await listApprovers(ctx, item));
  await putReview(ctx.db, { contentId: id, workspaceId, askedBy: ctx.actor, revision, reviewers });
  await writeAudit(ctx, 'review.ask', id, { revision, reviewers });
  await notifyAll(
    ctx,
    reviewers
      .filter((userId) => userId !== ctx.actor.userId)
      .map((userId) => ({
        key: `review:${id}:${ctx.requestId}:${userId}`,
        notice: { workspaceId, userId, kind: 'review_asked', title, link: `/content/${id}`, reason: null },
      })),
  );
}
