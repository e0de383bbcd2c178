import { readUsage, type Usage } from '@pagewright/contract/usage';
import { hashKey, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ApiError } from '../../../lib/api/api-error.ts';
import { apiQuery } from '../../../lib/api/api-query.ts';

const CHANNEL = 'pagewright.usage';
/** Colleagues use the same plan; of what they do no window here is told. */
const ASK_AGAIN_MS = 60_000;

const usageQuery = apiQuery(readUsage, {});

/** The usage of my workspace; asked for again when a run has ended, in this window or another one of this browser. */
export function useSharedUsage(): UseQueryResult<Usage, ApiError> {
  const queries = useQueryClient();
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    const hash = hashKey(usageQuery.queryKey);
    // What ends a run in this window declares its usage out of date; others only ask again, so that no window echoes.
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
