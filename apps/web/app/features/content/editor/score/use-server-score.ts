import { liveScore } from '@pagewright/contract/advanced';
import { LIVE_TEXT_MAX } from '@pagewright/contract/limits';
import type { ScoredFields } from '@pagewright/contract/score';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../../lib/api/api-query.ts';

/** Debounce of the server call in milliseconds. */
const DEBOUNCE_MS = 1_000;
/** The server is asked only for texts longer than this. */
const MIN_CHARACTERS = 50;

interface ServerScoreOptions {
  readonly characters: number;
  /** Null for an unsaved item. */
  readonly contentId: string | null;
  readonly pages: string;
}

/** The server's view of the score. */
export interface ServerScoreState {
  /** The server's score; null if it is not known yet or there is none. */
  readonly points: number | null;
  readonly isBusy: boolean;
  readonly hasFailed: boolean;
  /** The text is too long to be scored while writing. */
  readonly isTooLong: boolean;
}

/**
 * The server's score of the article, a second after the last change, compared with the pages of the item `contentId`.
 * `characters` is the text length; `pages` identifies the set of pages.
 */
export function useServerScore(
  article: ScoredFields,
  { characters, contentId, pages }: ServerScoreOptions,
): ServerScoreState {
  const [quiet] = useDebouncedValue(article, DEBOUNCE_MS);
  const isTooLong = quiet.content.length > LIVE_TEXT_MAX;
  const isAsked = !isTooLong && characters > MIN_CHARACTERS && quiet.primaryKeyword.trim() !== '';
  const { keywords, ...fields } = quiet;
  const query = apiQuery(liveScore, {
    body: { ...fields, targetKeywords: [...keywords], ...(contentId === null ? {} : { contentId }) },
  });
  const { data, error, isFetching } = useQuery({
    ...query,
    queryKey: [...query.queryKey, pages],
    enabled: isAsked,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  return {
    points: isAsked ? (data?.overallScore ?? null) : null,
    isBusy: isAsked && (isFetching || quiet !== article),
    hasFailed: isAsked && error !== null,
    isTooLong,
  };
}
