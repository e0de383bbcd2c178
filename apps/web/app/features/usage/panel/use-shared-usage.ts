import { readUsage, type Usage } from '@pagewright/contract/usage';
import { hashKey, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { apiQuery } from '../../../lib/api/api-query.ts';

const CHANNEL = 'pagewright.usage';
/** Colleagues use the same plan; this window is not notified of their usage. */
const ASK_AGAIN_MS = 60_000;

const usageQuery = apiQuery(readUsage, {});

/** The workspace's usage; refetched when a run has ended in any window of this browser. */
export function useSharedUsage(): UseQueryResult<Usage, ApiError> {
  const queries = useQueryClient();
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    const hash = hashKey(usageQuery.queryKey);
    // The end of a run in this window invalidates its usage; other windows only refetch, so that none echoes.
    const stop = queries.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
      if (event.query.queryHash === hash) channel.postMessage(null);
    });
    channel.addEventListener('message', () => void queries.refetchQueries({ queryKey: usageQuery.queryKey }));
    return () => {
      stop();
      channel.close();
    };
  }, [queries]);
  return useQuery({ ...usageQuery, refetchInterval: ASK_AGAIN_MS });
}
