import { listRemotePosts } from '@pagewright/contract/publishing/connections';
import { apiQuery } from '../../../lib/api/api-query.ts';

/** Milliseconds between two looks at what is on its way. */
const LOOK_AGAIN_MS = 1_500;

/** Options of the query for how an item stands on other sites; it looks again while something is on its way. */
export const remotePostsQuery = (id: string) => ({
  ...apiQuery(listRemotePosts, { params: { id } }),
  refetchInterval: (query: {
    readonly state: { readonly data?: { readonly posts: readonly { readonly state: string }[] } | undefined };
  }) =>
    (query.state.data?.posts.some(({ state }) => state === 'sending') ? LOOK_AGAIN_MS : false) as
      | number
      | false,
});
