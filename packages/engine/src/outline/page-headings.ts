import type { AnalyzedPaper } from '../text/analyze-paper.ts';
import { sectionsOf } from '../answers/sections.ts';
import type { EvidencePage } from '../evidence/evidence-page.ts';
import type { Place } from '../paper/types.ts';
import { vectorOf } from '../similarity/sentence-vectors.ts';
import type { SentenceVectors } from '../similarity/sentence-vectors.ts';
import furniture from './furniture.json' with { type: 'json' };

/** A heading of a page with what stands under it. */
export interface PageHeading {
  page: number;
  text: string;
  place: Place;
  /** 2 or more; the page's highest headings are of level 2 here, whatever their level there. */
  level: number;
  /** Where it stands on its page, 0 (beginning) to 1 (end). */
  position: number;
  /** Words under it up to the next heading of its level or above, as a share of the page's words. */
  share: number;
  /** Index (in the list of the page) of the heading that it stands under, -1 at the top. */
  parent: number;
  /** Its own index in that list. */
  index: number;
  /** Blocks directly under it: the first, and the one after the last. */
  first: number;
  end: number;
}

const FURNITURE: ReadonlySet<string> = new Set(furniture);
/** 'Step 3:', '4.', '2)' say where a heading stands on its page and nothing else. */
const NUMBERING = /^\s*(?:(?:step|part|chapter|section|tip|no\.?|#)\s*)?\d{1,3}\s*[.):\-–—]+\s*/i;
const MAX_HEADING_LENGTH = 160;
const TOP_LEVEL = 2;
/** More headings than this on one page are a list, not a plan. */
const MAX_HEADINGS = 150;

/** Headings whose vectors are wanted, of one page and of all: more take an encoder too long. */
const MAX_PER_PAGE = 40;
const MAX_TOTAL = 150;

/** The texts whose sentence vectors `outlineFrom` takes: headings of the pages, by themselves and behind the keyword. */
export function outlineTexts(keyword: string, pages: readonly EvidencePage[]): string[] {
  const each = Math.min(MAX_PER_PAGE, Math.floor(MAX_TOTAL / Math.max(1, pages.length)));
  return pages.flatMap(({ paper }) =>
    paper.blocks
      .filter(({ kind, text }) => kind === 'heading' && text.length <= MAX_HEADING_LENGTH)
      .map(({ text }) => withoutNumber(text))
      .slice(0, each)
      .flatMap((text) => [text, ofKeyword(text, keyword)]),
  );
}

const ofKeyword = (text: string, keyword: string): string => `${keyword.trim()}: ${text}`;

/** The vector of a heading, by itself and behind the keyword; null where one is not known. */
export function headingVector(
  text: string,
  keyword: string,
  vectors: SentenceVectors | null,
): Float32Array | null {
  const [own, ofSubject] = [vectorOf(text, vectors), vectorOf(ofKeyword(text, keyword), vectors)];
  if (own === null || ofSubject === null) return null;
  const sum = own.map((value, at) => value + ofSubject[at]!);
  const length = Math.hypot(...sum);
  return sum.map((value) => value / length);
}

const withoutNumber = (text: string): string => text.trim().replace(NUMBERING, '').trim();

/** Headings of a page that plan its text, in reading order; those of its furniture (comments, related articles) are left out. */
export function pageHeadings(paper: AnalyzedPaper, page: number, title: string): PageHeading[] {
  const sections = sectionsOf(paper.paper);
  const { blocks } = paper.paper;
  const wordsBefore = [0];
  for (const { reading } of paper.analyses) wordsBefore.push(wordsBefore.at(-1)! + reading.tokens.words);
  const total = Math.max(1, wordsBefore.at(-1)!);
  const plain = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const used = sections
    .filter(({ heading }) => heading !== -1)
    .map((section) => ({
      ...section,
      text: withoutNumber(blocks[section.heading]!.text),
    }))
    .filter(({ text }) => text !== '' && text.length <= MAX_HEADING_LENGTH)
    .filter(
      ({ text }) => !FURNITURE.has(plain(text).replace(/[:.!?…]+$/, '')) && plain(text) !== plain(title),
    )
    .slice(0, MAX_HEADINGS);
  // The first heading of level 1 is the page's title; where all are of level 1 they are its plan.
  const hasLower = used.some(({ level }) => level > 1);
  const planned = hasLower ? used.filter(({ level }) => level > 1) : used;
  const highest = planned.reduce((least, { level }) => Math.min(least, level), 6);
  const open: number[] = [];
  const found: PageHeading[] = [];
  for (const [index, { heading, level, first, end, text }] of planned.entries()) {
    while (open.length > 0 && planned[open.at(-1)!]!.level >= level) open.pop();
    const next = planned.findIndex((other, at) => at > index && other.level <= level);
    const last = next === -1 ? blocks.length : planned[next]!.heading;
    found.push({
      page,
      text,
      place: { block: heading, start: 0, end: blocks[heading]!.text.length },
      level: level - highest + TOP_LEVEL,
      position: wordsBefore[heading]! / total,
      share: (wordsBefore[last]! - wordsBefore[heading]!) / total,
      parent: open.at(-1) ?? -1,
      index,
      first,
      end,
    });
    open.push(index);
  }
  return found;
}
