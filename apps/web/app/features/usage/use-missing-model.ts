import { readSettings } from '@pagewright/contract/settings';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api/api-query.ts';

/** Whether the workspace is known to have no language model, and whether the user may connect one. */
export function useMissingModel(): { readonly isMissing: boolean; readonly mayConnect: boolean } {
  const { data } = useQuery(apiQuery(readSettings, {}));
  return { isMissing: data?.models.available.length === 0, mayConnect: data?.api.mayChange ?? false };
}
