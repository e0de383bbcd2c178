import type { EvidencePage } from '../evidence/evidence-page.ts';
import type { Paper } from '../paper/types.ts';
import { countOccurrences, shareOfWords } from '../research/keyword.ts';
import type { Keyword } from '../research/keyword.ts';
import { analyzeReading, analyzePage } from '../text/analyze-paper.ts';
import type { AnalyzedBlock } from '../text/analyze-paper.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { readBlock } from '../text/read-block.ts';
import type { PageSign } from './types.ts';

/** A page that is looked through for many keywords, read once. */
export interface ReadPage {
  page: EvidencePage;
  lexicon: Lexicon;
  title: AnalyzedBlock;
  address: AnalyzedBlock;
  /** Headings of the first two levels. */
  headings: readonly AnalyzedBlock[];
  blocks: readonly AnalyzedBlock[];
}

/** A heading alone is one section; a page with so many uses of the phrase beside it is made for the keyword. */
const USES_BESIDE_HEADING = 3;
const LAST_MAIN_LEVEL = 2;
/** Scheme, host, ending and what follows the path say nothing about the subject. */
const AROUND_PATH = /^[a-z][a-z0-9+.-]*:\/\/[^/]*|[?#].*$|\.[a-z]{2,5}(?=$|[?#])/gi;

/** Pages that were read, as long as their papers are held: one is looked through for many keywords, at several times. */
const known = new WeakMap<Paper, ReadPage>();

/** Reads a page; one that was read before is answered as it was. */
export function readPage(page: EvidencePage): ReadPage {
  const before = known.get(page.paper);
  if (before?.page.url === page.url && before.page.title === page.title) return before;
  const read = readAnew(page);
  known.set(page.paper, read);
  return read;
}

function readAnew(page: EvidencePage): ReadPage {
  const paper = analyzePage(page.paper);
  const { lexicon } = paper;
  const headings = paper.analyses.filter((_, index) => {
    const { kind, level } = page.paper.blocks[index]!;
    return kind === 'heading' && level <= LAST_MAIN_LEVEL;
  });
  return {
    page,
    lexicon,
    title: analyzeReading(readBlock(page.title), lexicon),
    address: analyzeReading(readBlock(pathOf(page.url)), lexicon),
    headings,
    blocks: paper.analyses,
  };
}

function pathOf(url: string | null): string {
  return (url ?? '')
    .slice(0, 2000)
    .replaceAll(AROUND_PATH, '')
    .replaceAll(/[/_.-]+/g, ' ');
}

/**
 * By what a page shows that it was made for a keyword, or null: all its subject words in the title or the address, or a
 * main heading with the phrase and the phrase in the text. The keyword is prepared in the page's language.
 */
export function signOf(read: ReadPage, keyword: Keyword): PageSign | null {
  if (shareOfWords(read.title.entries, keyword) === 1) return 'title';
  if (shareOfWords(read.address.entries, keyword) === 1) return 'address';
  return hasHeading(read, keyword) ? 'heading' : null;
}

function hasHeading(read: ReadPage, keyword: Keyword): boolean {
  if (!read.headings.some((heading) => countOccurrences(heading, keyword) > 0)) return false;
  let uses = 0;
  for (const block of read.blocks) uses += countOccurrences(block, keyword);
  return uses > USES_BESIDE_HEADING;
}
