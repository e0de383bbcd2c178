import type { EvidencePage } from '../evidence/evidence-page.ts';
import { prepareKeyword } from '../research/keyword.ts';
import type { Keyword } from '../research/keyword.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { readPage, signOf } from './targeted-page.ts';
import type { ReadPage } from './targeted-page.ts';
import type { CompetitorPages, GapPage, PageSign } from './types.ts';

/** A site whose pages were read for looking through. */
export interface ReadSite {
  name: string;
  pages: readonly ReadPage[];
}

/** A page of which nothing is known but its address. */
export function addressOnly(url: string): EvidencePage {
  return {
    url,
    title: '',
    paper: { format: 'html', blocks: [], links: [], images: [], lists: 0, tables: 0 },
  };
}

/** Reads the pages of a site. */
export function readSite({ name, pages }: CompetitorPages): ReadSite {
  return { name, pages: pages.map(readPage) };
}

/** Which page each site has for each keyword, in the orders given; null where it has none. Never throws. */
export function keywordPages(
  sites: readonly CompetitorPages[],
  keywords: readonly string[],
): { keyword: string; pages: readonly (GapPage | null)[] }[] {
  const read = sites.map(readSite);
  return keywords.map((keyword) => {
    const prepared = preparedPerLanguage(keyword);
    return { keyword, pages: read.map((site) => pageFor(site, prepared)) };
  });
}

/** A keyword as a page's language reads it. */
export type PreparedKeyword = (lexicon: Lexicon) => Keyword | null;

/** Prepares a keyword once for each language. */
export function preparedPerLanguage(text: string): PreparedKeyword {
  const known = new Map<Lexicon, Keyword | null>();
  return (lexicon) => {
    const found = known.get(lexicon) ?? prepareKeyword(text, lexicon);
    known.set(lexicon, found);
    return found;
  };
}

function signOfKeyword(read: ReadPage, prepared: PreparedKeyword): PageSign | null {
  const keyword = prepared(read.lexicon);
  return keyword === null ? null : signOf(read, keyword);
}

/** The first page that a site has for a keyword; null where it has none. */
export function pageFor({ name, pages }: ReadSite, keyword: PreparedKeyword): GapPage | null {
  for (const read of pages) {
    const sign = signOfKeyword(read, keyword);
    if (sign !== null) return { competitor: name, url: read.page.url, title: read.page.title, sign };
  }
  return null;
}
