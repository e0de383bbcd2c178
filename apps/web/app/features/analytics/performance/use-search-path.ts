import { findSearchPage } from '@pagewright/contract/analytics';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/api-query.ts';

/** The path of an item's search figures; undefined if it is not public, or there are none. */
export function useSearchPath(id: string, isPublic: boolean): string | undefined {
  const { data } = useQuery({ ...apiQuery(findSearchPage, { params: { id } }), enabled: isPublic });
  return data?.page == null ? undefined : `/analytics/search?page=${encodeURIComponent(data.page)}`;
}
