import { QueryClient } from '@tanstack/react-query';
import { failureOf } from './api-error.ts';

const RETRIES = 2;
/** Statuses that may pass by themselves: no answer, and a gateway or server that is away for a moment. */
const PASSING = new Set([0, 502, 503, 504]);

/** The cache of server data of one page, with the rules for asking again. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        gcTime: 10 * 60_000,
        retry: (failures, error) => failures < RETRIES && PASSING.has(failureOf(error)?.status ?? -1),
        retryDelay: (failures) => Math.min(500 * 2 ** failures, 4_000),
        // A call reports "no network" by itself; a query that silently waits would be a spinner without an end.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
