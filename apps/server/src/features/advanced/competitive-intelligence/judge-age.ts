import { freshness, keywordPages, type EvidencePage } from '@pagewright/engine';

/** How fresh a page is: the engine's own judgement, where a thread can find it. */
export function judgeAge(page: Parameters<typeof freshness>[0]): ReturnType<typeof freshness> {
  return freshness(page);
}

/** Of the given keywords the first that the page is made for. */
export function keywordOfPage(page: EvidencePage, keywords: readonly string[]): string | null {
  const sites = [{ name: '', pages: [page] }];
  return keywordPages(sites, keywords).find(({ pages: [found] }) => found)?.keyword ?? null;
}

/** Addresses of the pages of sites that were made for a keyword. */
export function addressesFor(
  keyword: string,
  sites: Parameters<typeof keywordPages>[0],
): (string | null | undefined)[] {
  return keywordPages(sites, [keyword]).flatMap(({ pages }) => pages.map((page) => page?.url));
}
