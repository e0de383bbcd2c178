import type { RemotePost } from '@pagewright/contract/publishing/connections';
import type { Context } from '../../../context.ts';
import { readContent } from '../../content/index.ts';
import { findRemotePosts } from './remote-post-repository.ts';
import { showRemotePost } from './show-remote-post.ts';

/** How an item stands on the site of each connection. @throws ApiError 404 by the policy of items. */
export async function listRemotePosts(ctx: Context, id: string): Promise<{ posts: RemotePost[] }> {
  await readContent(ctx, id);
  const rows = await findRemotePosts(ctx.db, ctx.actor.workspaceId, id);
  return { posts: rows.map(showRemotePost) };
}
