import type { AnalyzedPaper } from '../text/analyze-paper.ts';
import { splitSections } from '../answers/sections.ts';
import type { EvidencePage } from '../evidence/evidence-page.ts';
import type { Place } from '../paper/types.ts';
import { vectorOf } from '../similarity/sentence-vectors.ts';
import type { SentenceVectors } from '../similarity/sentence-vectors.ts';
import furniture from './furniture.json' with { type: 'json' };

/** A heading of a page with the text beneath it. */
export interface PageHeading {
  page: number;
  text: string;
  place: Place;
  /** 2 or more; a page's highest headings are normalized to level 2. */
  level: number;
  /** Position on its page, 0 (start) to 1 (end). */
  position: number;
  /** Words beneath it, up to the next heading of its level or above, as a share of the page's words. */
  share: number;
  /** Index (in the page's list) of the parent heading, -1 at the top. */
  parent: number;
  /** Its own index in that list. */
  index: number;
  /** Blocks directly beneath it: the first, and the one after the last. */
  first: number;
  end: number;
}

const FURNITURE: ReadonlySet<string> = new Set(furniture);
/** 'Step 3:', '4.', '2)' only number a heading on its page. */
const NUMBERING = /^\s*(?:(?:step|part|chapter|section|tip|no\.?|#)\s*)?\d{1,3}\s*[.):\-–—]+\s*/i;
const MAX_HEADING_LENGTH = 160;
const TOP_LEVEL = 2;
/** A page with more headings is a list, not a plan. */
const MAX_HEADINGS = 150;

/** Maximum headings to embed, per page and in total: more take the encoder too long. */
const MAX_PER_PAGE = 40;
const MAX_TOTAL = 150;

/** The texts whose sentence vectors `createOutline` uses: page headings, alone and prefixed with the keyword. */
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

/** The vector of a heading, from the heading alone and prefixed with the keyword; null if one is unknown. */
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

/** Content headings of a page in reading order, without page furniture (comments, related articles). */
export function pageHeadings(paper: AnalyzedPaper, page: number, title: string): PageHeading[] {
  const sections = splitSections(paper.paper);
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
  // The first level-1 heading is the page title; if all headings are level 1, they are the plan.
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
