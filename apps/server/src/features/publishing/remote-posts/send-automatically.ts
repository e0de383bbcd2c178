import type { EffectContext } from '../../../platform/jobs/define.ts';
import { enqueueAction } from './request-remote-action.ts';
import { findAutomaticConnections, findRemotePost, lockPost } from './remote-post-repository.ts';

/** Sends a newly published item to every automatic connection. */
export async function sendAutomatically(
  { db }: Pick<EffectContext, 'db'>,
  {
    contentId,
    workspaceId,
    authorId,
  }: {
    readonly contentId: string;
    readonly workspaceId: string;
    readonly authorId: string | null;
  },
): Promise<void> {
  for (const { id: connectionId } of await findAutomaticConnections(db, workspaceId)) {
    const key = { contentId, connectionId };
    await lockPost(db, key);
    if ((await findRemotePost(db, key))?.isSending) continue;
    await enqueueAction(db, { ...key, workspaceId, userId: authorId, act: 'send' });
  }
}
