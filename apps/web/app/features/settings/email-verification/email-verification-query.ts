import { readAddress, type AddressState } from '@pagewright/contract/settings';
import type { QueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';

/** Whether the user's email address is confirmed, and the items they have to review. */
export const emailVerificationQuery = () => ({ ...apiQuery(readAddress, {}), staleTime: 60_000 });

/** Updates the cache from a response. */
export function cacheEmailVerification(client: QueryClient, state: AddressState): void {
  client.setQueryData(emailVerificationQuery().queryKey, state);
}
