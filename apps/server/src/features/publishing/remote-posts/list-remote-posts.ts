import type { RemotePost } from '@pagewright/contract/publishing/connections';
import type { Context } from '../../../platform/context.ts';
import { readContent } from '../../content/index.ts';
import { findRemotePosts } from './remote-post-repository.ts';
import { toRemotePost } from './to-remote-post.ts';

/**
 * Lists the status of an item on each connected site.
 * @throws ApiError 404 by the content policy.
 */
export async function listRemotePosts(ctx: Context, id: string): Promise<{ posts: RemotePost[] }> {
  await readContent(ctx, id);
  const rows = await findRemotePosts(ctx.db, ctx.actor.workspaceId, id);
  return { posts: rows.map(toRemotePost) };
}
