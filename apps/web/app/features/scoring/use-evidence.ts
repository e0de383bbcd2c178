import { useDebouncedValue } from '@mantine/hooks';
import { readEvidence, readKeywordEvidence, type ContentEvidence } from '@pagewright/contract/content';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api/api-query.ts';

/** Debounce of loading pages for another keyword, in milliseconds. */
const DEBOUNCE_MS = 700;

/** The known comparison data of an item. */
export interface EvidenceState {
  /** Null until loaded; for an unsaved item only its keyword's research. */
  readonly evidence: ContentEvidence | null;
  readonly hasFailed: boolean;
  readonly isLoading: boolean;
  readonly reload: () => Promise<unknown>;
}

/** The pages an item is compared with, and their data for the typed keyword. */
export function useEvidence(itemId: string | null, keyword: string): EvidenceState {
  const [quiet] = useDebouncedValue(keyword.trim(), DEBOUNCE_MS);
  const item = useQuery({
    ...apiQuery(readEvidence, { params: { id: itemId ?? '' }, query: { keyword: quiet } }),
    enabled: itemId !== null,
    placeholderData: keepPreviousData,
  });
  const alone = useQuery({
    ...apiQuery(readKeywordEvidence, { query: { keyword: quiet } }),
    enabled: itemId === null && quiet !== '',
  });
  const { data, error, isLoading, refetch } = itemId === null ? alone : item;
  return { evidence: data ?? null, hasFailed: error !== null && !data, isLoading, reload: refetch };
}
