import { readAddress, type AddressState } from '@pagewright/contract/settings';
import type { QueryClient } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';

/** Whether the user's address is confirmed, and what they have to look at. */
export const addressQuery = () => ({ ...apiQuery(readAddress, {}), staleTime: 60_000 });

/** Shows everywhere what a call answered of it. */
export function keepAddress(client: QueryClient, state: AddressState): void {
  client.setQueryData(addressQuery().queryKey, state);
}
