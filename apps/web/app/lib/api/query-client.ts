import { QueryClient } from '@tanstack/react-query';
import { getFailure } from './api-error.ts';

const RETRIES = 2;
/** Statuses that may be temporary: no response, or an unavailable gateway or server. */
const TRANSIENT_STATUSES = new Set([0, 502, 503, 504]);

/** Creates the page's cache of server data, with its retry rules. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        gcTime: 10 * 60_000,
        retry: (failures, error) =>
          failures < RETRIES && TRANSIENT_STATUSES.has(getFailure(error)?.status ?? -1),
        retryDelay: (failures) => Math.min(500 * 2 ** failures, 4_000),
        // Calls report "no network" themselves; a paused query would show a spinner forever.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
