import type { ListedKeyword } from '@pagewright/contract/advanced';

/** Filters of a keyword list; '' stands for all. */
export interface KeywordFilterValues {
  readonly text: string;
  readonly intent: string;
  readonly cluster: string;
  readonly minVolume: string;
  readonly maxDifficulty: string;
}
export const NO_FILTERS: KeywordFilterValues = {
  text: '',
  intent: '',
  cluster: '',
  minVolume: '',
  maxDifficulty: '',
};

export const SORTABLE = [
  'keyword',
  'volume',
  'difficulty',
  'clickPrice',
  'intent',
  'cluster',
  'page',
] as const;
/** How a keyword list is sorted. */
export interface KeywordOrder {
  readonly by: (typeof SORTABLE)[number];
  readonly isRising: boolean;
}

/** The keywords that match filters. An unknown figure matches no limit. */
export function filterKeywords(
  keywords: readonly ListedKeyword[],
  { text, intent, cluster, minVolume, maxDifficulty }: KeywordFilterValues,
): readonly ListedKeyword[] {
  const words = text.trim().toLowerCase();
  return keywords.filter(
    (row) =>
      row.keyword.toLowerCase().includes(words) &&
      (intent === '' || row.intent === intent) &&
      (cluster === '' || row.cluster === cluster) &&
      (minVolume === '' || (row.volume !== null && row.volume >= Number(minVolume))) &&
      (maxDifficulty === '' || (row.difficulty !== null && row.difficulty <= Number(maxDifficulty))),
  );
}

/** The keywords in order; unknown values come last either way. */
export function sortKeywords(
  keywords: readonly ListedKeyword[],
  { by, isRising }: KeywordOrder,
): readonly ListedKeyword[] {
  return keywords.toSorted((a, b) => {
    const [first, second] = [a[by], b[by]];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    const rising =
      typeof first === 'number' && typeof second === 'number'
        ? first - second
        : String(first).localeCompare(String(second));
    return isRising ? rising : -rising;
  });
}

/** An article for selected keywords: those that one page can answer share it, so that none competes with another. */
export interface PlannedArticle {
  readonly lead: ListedKeyword;
  readonly others: readonly ListedKeyword[];
}

/** Groups selected keywords into articles, each led by its most searched keyword. */
export function toArticles(chosen: readonly ListedKeyword[]): PlannedArticle[] {
  const sorted = sortKeywords(chosen, { by: 'volume', isRising: false });
  return [...Map.groupBy(sorted, ({ page }) => page).values()].flatMap((group) => {
    const named = group.find(({ keyword, page, volume }) => volume === null && keyword === page);
    const lead = group[0]?.volume === null ? (named ?? group[0]) : group[0];
    return lead === undefined ? [] : [{ lead, others: group.filter((row) => row !== lead) }];
  });
}
