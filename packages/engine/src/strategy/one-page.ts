import type { KeywordEdge } from '../clusters/types.ts';
import { isCompatibleKind, isSameSearch, parseSearch, type SearchIntent } from './parse-search.ts';

/**
 * Returns whether one page can answer two keywords: both are the same search, or their results or meanings say so and
 * they ask for the same kind of page.
 */
export function onePage(
  edges: readonly KeywordEdge[],
  read: (text: string) => SearchIntent,
): (one: string, other: string) => boolean {
  const joined = new Set(
    edges
      .filter(({ relation, basis }) => relation === 'same_page' && basis !== 'words')
      .flatMap(({ a, b }) => [JSON.stringify([a, b]), JSON.stringify([b, a])]),
  );
  return (one, other) =>
    isSameSearch(read(one), read(other)) ||
    (joined.has(JSON.stringify([one, other])) && isCompatibleKind(read(one), read(other)));
}

/**
 * Groups keywords by the page that can answer them; the first of each group leads it. 'Buy a rain barrel' and 'how to
 * clean a rain barrel' are about one subject, but need two pages. `languageOf` a keyword: lists may mix them. Takes
 * quadratic time in the number of keywords.
 */
export function groupByPage(
  keywords: readonly string[],
  {
    edges,
    languageOf,
  }: { readonly edges: readonly KeywordEdge[]; readonly languageOf: (keyword: string) => string },
): string[][] {
  const readings = new Map<string, SearchIntent>();
  const read = (text: string): SearchIntent => {
    const known = readings.get(text) ?? parseSearch(text, languageOf(text));
    readings.set(text, known);
    return known;
  };
  const isOnePage = onePage(edges, read);
  const pages: string[][] = [];
  for (const keyword of keywords) {
    const page = pages.find(([lead = '']) => isOnePage(lead, keyword));
    if (page === undefined) pages.push([keyword]);
    else page.push(keyword);
  }
  return pages;
}
