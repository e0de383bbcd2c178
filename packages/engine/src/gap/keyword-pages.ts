import type { EvidencePage } from '../evidence/evidence-page.ts';
import { matchOf, readPage } from './targeted-page.ts';
import type { ReadPage } from './targeted-page.ts';
import { preparedPerLanguage } from './sought-keyword.ts';
import type { PreparedKeyword } from './sought-keyword.ts';
import type { CompetitorPages, GapPage } from './types.ts';

/** A site whose pages were read for searching. */
export interface ReadSite {
  name: string;
  pages: readonly ReadPage[];
  /** Pages by each word of their titles, addresses, and main headings, per language. */
  byWord: ReadonlyMap<string, readonly number[]>;
}

/** A page of which only the address is known. */
export function addressOnly(url: string): EvidencePage {
  return {
    url,
    title: '',
    paper: { format: 'html', blocks: [], links: [], images: [], lists: 0, tables: 0 },
  };
}

/** Reads the pages of a site. */
export function readSite({ name, pages }: CompetitorPages): ReadSite {
  const read = pages.map(readPage);
  const byWord = new Map<string, number[]>();
  for (const [at, { lexicon, title, address, headings }] of read.entries()) {
    const words = [title, address, ...headings].flatMap(({ entries }) => entries.map(({ key }) => key));
    for (const key of new Set(words)) {
      const word = `${lexicon.language} ${key}`;
      const having = byWord.get(word);
      if (having === undefined) byWord.set(word, [at]);
      else having.push(at);
    }
  }
  return { name, pages: read, byWord };
}

/** The page of each site that fits each keyword best, in the given order; null if there is none. Never throws. */
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

/** The page of a site that fits a keyword best, the first among equals; null if there is none. */
export function pageFor(site: ReadSite, keyword: PreparedKeyword): GapPage | null {
  let best: { readonly page: GapPage; readonly fit: number } | null = null;
  for (const at of candidates(site, keyword)) {
    const { page, lexicon } = site.pages[at]!;
    const sought = keyword(lexicon);
    const match = sought && matchOf(site.pages[at]!, sought);
    if (!match || (best !== null && match.fit <= best.fit)) continue;
    const { sign, fit } = match;
    best = { fit, page: { competitor: site.name, url: page.url, title: page.title, sign } };
  }
  return best?.page ?? null;
}

/** Pages with a word of the keyword in their title, address, or main headings: no others can match. */
function candidates({ pages, byWord }: ReadSite, keyword: PreparedKeyword): readonly number[] {
  const found = new Set<number>();
  for (const lexicon of new Set(pages.map((page) => page.lexicon)))
    for (const key of keyword(lexicon)?.keyword.contentKeys ?? [])
      for (const at of byWord.get(`${lexicon.language} ${key}`) ?? []) found.add(at);
  return [...found].toSorted((a, b) => a - b);
}
