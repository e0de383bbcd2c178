import { listContent } from '@pagewright/contract/content';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { apiQueryKey, callOrThrow } from '../../../lib/api/api-query.ts';
import { toListQuery, type ListFilters } from './list-url.ts';

/** The filtered items, page by page. */
export function useContentList(filters: ListFilters) {
  const query = toListQuery(filters);
  return useInfiniteQuery({
    queryKey: apiQueryKey(listContent, { query }),
    queryFn: ({ pageParam, signal }) =>
      callOrThrow(
        listContent,
        { query: { ...query, ...(pageParam === '' ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });
}
