import { readTeam } from '@pagewright/contract/team';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../api/api-query.ts';

/** Names of the workspace's members; empty until loaded. */
export function useTeamNames(): readonly { readonly userId: string; readonly name: string }[] {
  const { data } = useQuery(apiQuery(readTeam, {}));
  return (data?.members ?? [])
    .map(({ userId, name, email }) => ({ userId, name: name || email }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
