import { freshness, keywordPages, type EvidencePage } from '@pagewright/engine';
import { readSerializedPage, type SerializedPage } from '../../../research/evidence/serialized-page.ts';

type FreshnessInput = Parameters<typeof freshness>[0];

/** How fresh a page is, beside the pages that it competes with. */
export function judgeAge({
  competitors,
  ...page
}: Omit<FreshnessInput, 'competitors'> & {
  readonly competitors: readonly SerializedPage[];
}): ReturnType<typeof freshness> {
  return freshness({ ...page, competitors: competitors.map(readSerializedPage) });
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
