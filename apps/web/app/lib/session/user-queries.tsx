import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { createQueryClient } from '../api/query-client.ts';
import { useSessionState } from './session-provider.tsx';
import { getSession } from './session-state.ts';

/**
 * Provides a cache of server data per user and workspace: the next one starts with an empty cache and fresh screens.
 * Learning who the user is changes nothing on the screen.
 */
export function UserQueries({ children }: { readonly children: ReactNode }) {
  const session = getSession(useSessionState());
  const owner = session && `${session.userId} ${session.organizationId}`;
  const [cache, setCache] = useState({ owner, number: 0 });
  if (owner !== null && owner !== cache.owner) {
    setCache({ owner, number: cache.owner === null ? cache.number : cache.number + 1 });
  }
  return <Queries key={cache.number}>{children}</Queries>;
}

function Queries({ children }: { readonly children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>;
}
