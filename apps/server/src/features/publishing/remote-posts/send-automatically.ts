import type { EffectContext } from '../../../jobs/define.ts';
import { causeAct } from './act-on-remote-post.ts';
import { findAutomaticConnections, findRemotePost, lockPost } from './remote-post-repository.ts';

/** Has an item that has gone public sent to every connection that takes whatever does. */
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
    const place = { contentId, connectionId };
    await lockPost(db, place);
    if ((await findRemotePost(db, place))?.isSending) continue;
    await causeAct(db, { ...place, workspaceId, userId: authorId, act: 'send' });
  }
}
