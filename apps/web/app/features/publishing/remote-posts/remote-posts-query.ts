import { listRemotePosts } from '@pagewright/contract/publishing/connections';
import { apiQuery } from '../../../lib/api/api-query.ts';

/** Polling interval for pending changes. */
const LOOK_AGAIN_MS = 1_500;

/** Query options for an item's state on other sites; polls while changes are pending. */
export const remotePostsQuery = (id: string) => ({
  ...apiQuery(listRemotePosts, { params: { id } }),
  refetchInterval: (query: {
    readonly state: { readonly data?: { readonly posts: readonly { readonly state: string }[] } | undefined };
  }) =>
    (query.state.data?.posts.some(({ state }) => state === 'sending') ? LOOK_AGAIN_MS : false) as
      | number
      | false,
});
