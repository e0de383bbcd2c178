import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { createQueryClient } from '../api/query-client.ts';
import { useSessionState } from './session-provider.tsx';
import { sessionOf } from './session-state.ts';

/**
 * Gives what is inside a cache of server data that belongs to one user: the next one begins with an empty cache and
 * nothing of the screens before. Learning who the user is changes nothing on the screen.
 */
export function UserQueries({ children }: { readonly children: ReactNode }) {
  const userId = sessionOf(useSessionState())?.userId ?? null;
  const [cache, setCache] = useState({ owner: userId, number: 0 });
  if (userId !== null && userId !== cache.owner) {
    setCache({ owner: userId, number: cache.owner === null ? cache.number : cache.number + 1 });
  }
  return <Queries key={cache.number}>{children}</Queries>;
}

function Queries({ children }: { readonly children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
