import { useDebouncedValue } from '@mantine/hooks';
import { readEvidence, readKeywordEvidence, type ContentEvidence } from '@pagewright/contract/content';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api/api-query.ts';

/** Milliseconds of quiet before pages are read for another keyword. */
const DEBOUNCE_MS = 700;

/** What an item is compared with, as far as it is known. */
export interface EvidenceState {
  /** Null until it is loaded; of an item that is not saved yet only the research of its keyword. */
  readonly evidence: ContentEvidence | null;
  readonly hasFailed: boolean;
  readonly isLoading: boolean;
  readonly reload: () => Promise<unknown>;
}

/** The pages that an item is compared with, and what they say of the keyword as it is typed. */
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
