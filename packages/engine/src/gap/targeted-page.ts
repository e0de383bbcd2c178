import type { EvidencePage } from '../evidence/evidence-page.ts';
import type { Paper } from '../paper/types.ts';
import { countOccurrences, shareOfWords } from '../research/keyword.ts';
import { isCompatibleKind, isSameSearch, parseSearch } from '../strategy/parse-search.ts';
import type { SearchIntent } from '../strategy/parse-search.ts';
import { analyzePage, analyzeReading } from '../text/analyze-paper.ts';
import type { AnalyzedBlock } from '../text/analyze-paper.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { readBlock } from '../text/read-block.ts';
import { withoutSiteName } from '../pages/site-page.ts';
import type { SoughtKeyword } from './sought-keyword.ts';
import { isOneWord } from './sought-keyword.ts';
import type { PageSign } from './types.ts';

/** A page searched for many keywords, read once. */
export interface ReadPage {
  page: EvidencePage;
  lexicon: Lexicon;
  title: AnalyzedBlock;
  address: AnalyzedBlock;
  /** Level-1 and level-2 headings. */
  headings: readonly AnalyzedBlock[];
  blocks: readonly AnalyzedBlock[];
  /** The search intent of its title or, without one, its address; parsed lazily. */
  search: () => SearchIntent;
}

/** Evidence that a page targets a keyword, and how well it fits, 0 to 1. */
export interface PageMatch {
  sign: PageSign;
  fit: number;
}

/** A heading alone is only a section; with this many other uses of the phrase, the page targets the keyword. */
const USES_BESIDE_HEADING = 3;
const LAST_MAIN_LEVEL = 2;
/** Scheme, host, ending, and everything after the path say nothing about the subject. */
const AROUND_PATH = /^[a-z][a-z0-9+.-]*:\/\/[^/]*|[?#].*$|\.[a-z]{2,5}(?=$|[?#])/gi;
/** Points of each type of evidence, and a bonus if title or address are about nothing else. */
const TITLE_FIT = 0.6;
const ADDRESS_FIT = 0.4;
const CLOSENESS_FIT = 0.4;
const HELD_FIT = 0.5;
const MEANING_FIT = 0.35;
const HEADING_FIT = 0.3;
/** A how-to page is not a page about the best of a kind, even if both have the same subject. */
const OTHER_KIND = 0.7;
/** A title with less of a keyword's weight is about something else, whatever its text mentions. */
const MIN_TITLE_WEIGHT = 0.5;
/** Number of sentences with all words of the keyword in a text about it. */
const SENTENCES = 3;

/** Cache of read pages, kept as long as their papers: a page is searched for many keywords at different times. */
const pageCache = new WeakMap<Paper, ReadPage>();

/** Reads a page, or returns it from the cache. */
export function readPage(page: EvidencePage): ReadPage {
  const before = pageCache.get(page.paper);
  if (before?.page.url === page.url && before.page.title === page.title) return before;
  const read = readUncached(page);
  pageCache.set(page.paper, read);
  return read;
}

function readUncached(page: EvidencePage): ReadPage {
  const paper = analyzePage(page.paper);
  const { lexicon } = paper;
  const headings = paper.analyses.filter((_, index) => {
    const { kind, level } = page.paper.blocks[index]!;
    return kind === 'heading' && level <= LAST_MAIN_LEVEL;
  });
  const path = pathOf(page.url);
  let search: SearchIntent | null = null;
  return {
    page,
    lexicon,
    title: analyzeReading(readBlock(page.title), lexicon),
    address: analyzeReading(readBlock(path), lexicon),
    headings,
    blocks: paper.analyses,
    search: () => (search ??= parseSearch(withoutSiteName(page.title) || path, lexicon.language)),
  };
}

function pathOf(url: string | null): string {
  return (url ?? '')
    .slice(0, 2000)
    .replaceAll(AROUND_PATH, '')
    .replaceAll(/[/_.-]+/g, ' ');
}

/**
 * Evidence that a page targets a keyword, or null: all subject words in the title or address; a title that is or
 * contains the same search in other words; a main heading with the phrase, which also occurs in the text; or a title
 * with most of its words, head noun included, above a text that keeps using them together.
 */
export function matchOf(read: ReadPage, sought: SoughtKeyword): PageMatch | null {
  const { keyword } = sought;
  if (shareOfWords(read.title.entries, keyword) === 1)
    return { sign: 'title', fit: TITLE_FIT + CLOSENESS_FIT * closeness(read, sought) };
  if (shareOfWords(read.address.entries, keyword) === 1)
    return { sign: 'address', fit: ADDRESS_FIT + CLOSENESS_FIT * closeness(read, sought) };
  if (isSameSearch(sought.search, read.search())) return { sign: 'meaning', fit: TITLE_FIT };
  if (holdsSearch(read.search(), sought.search)) return { sign: 'meaning', fit: HELD_FIT };
  if (hasHeading(read, sought)) return { sign: 'heading', fit: HEADING_FIT };
  return isByMeaning(read, sought) ? { sign: 'meaning', fit: MEANING_FIT } : null;
}

/**
 * Whether a title satisfies a keyword's search: the same question about all its words, with no other year or direction.
 */
function holdsSearch(titled: SearchIntent, sought: SearchIntent): boolean {
  if (sought.words.size === 0 || sought.direction !== null || !isCompatibleKind(sought, titled)) return false;
  const areIn = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
    [...some].every((one) => all.has(one));
  return areIn(sought.years, titled.years) && areIn(sought.words, titled.words);
}

/** How much of a title's subject is the keyword's subject, 0 to 1. */
function closeness(read: ReadPage, { search }: SoughtKeyword): number {
  const titled = read.search();
  const { words } = titled;
  if (words.size === 0) return 0;
  const shared = [...search.words].filter((word) => words.has(word)).length;
  const share = shared / words.size;
  return isCompatibleKind(search, titled) ? share : share * OTHER_KIND;
}

function hasHeading(read: ReadPage, { keyword }: SoughtKeyword): boolean {
  if (!read.headings.some((heading) => countOccurrences(heading, keyword) > 0)) return false;
  let uses = 0;
  for (const block of read.blocks) uses += countOccurrences(block, keyword);
  return uses > USES_BESIDE_HEADING;
}

function isByMeaning(read: ReadPage, { weights, head, total }: SoughtKeyword): boolean {
  const titled = [...read.title.entries, ...read.address.entries].map(({ key }) => key);
  const holds = (keys: readonly string[], wanted: string): boolean =>
    keys.some((key) => isOneWord(key, wanted, read.lexicon.language));
  if (!holds(titled, head)) return false;
  let held = 0;
  for (const [key, weight] of weights) if (holds(titled, key)) held += weight;
  if (held < MIN_TITLE_WEIGHT * total) return false;
  let sentences = 0;
  for (const { entries, reading } of read.blocks) {
    for (const { firstToken, lastToken } of reading.sentences) {
      const keys = entries.slice(firstToken, lastToken).map(({ key }) => key);
      if (![...weights.keys()].every((wanted) => holds(keys, wanted))) continue;
      sentences += 1;
      if (sentences === SENTENCES) return true;
    }
  }
  return false;
}
