import type { Block, Place } from '../paper/types.ts';
import type { AnalyzedPaper } from '../text/analyze-paper.ts';
import { SHORT_TEXT_WORDS } from './keyword-limits.ts';
import { findVagueLinks } from './link-text.ts';
import type { LongUnit } from './reading.ts';

/** Facts about the structure of a text. */
export interface StructureFacts {
  words: number;
  headings: number;
  /** Headings that skip a level, and first-level headings, since the title is the page's only one. */
  headingErrors: readonly Place[];
  longSections: readonly LongUnit[];
  /** Headings with nothing beneath them. */
  emptySections: readonly Place[];
  /** Lists and tables. */
  lists: number;
  /** Distinct addresses of other linked pages. */
  linkedPages: number;
  links: number;
  vagueLinks: readonly Place[];
  images: number;
  imagesWithoutAlternative: readonly Place[];
}

/** Longer sections need a heading of their own (Yoast: 300). */
export const LONG_SECTION_WORDS = SHORT_TEXT_WORDS;

/** Measures the structure of a text. */
export function measureStructure(paper: AnalyzedPaper): StructureFacts {
  const { blocks, links, images, lists, tables } = paper.paper;
  const pageLinks = links.filter((link) => leadsToPage(link.href));
  return {
    words: paper.densityWords,
    ...researchHeadings(blocks),
    longSections: longSections(paper),
    lists: lists + tables,
    linkedPages: new Set(pageLinks.map((link) => link.href)).size,
    links: pageLinks.length,
    vagueLinks: findVagueLinks(paper.paper, pageLinks).map(({ block, start, end }) => ({
      block,
      start,
      end,
    })),
    images: images.length,
    imagesWithoutAlternative: images
      .filter((image) => image.alt.trim() === '')
      .map((image) => ({
        block: image.block,
        start: image.offset,
        end: image.offset + (blocks[image.block]!.kind === 'image' ? 0 : 1),
      })),
  };
}

function leadsToPage(href: string): boolean {
  const address = href.trim();
  if (address === '' || address.startsWith('#')) return false;
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(address)?.[1]?.toLowerCase();
  return scheme === undefined || scheme === 'http' || scheme === 'https';
}

function researchHeadings(blocks: readonly Block[]) {
  const headingErrors: Place[] = [];
  const emptySections: Place[] = [];
  let headings = 0;
  // The title is the level-1 heading above the text.
  let level = 1;
  let open: { level: number; place: Place } | null = null;
  for (const [block, { kind, text, level: own }] of blocks.entries()) {
    const isBlank = kind !== 'image' && text.trim() === '';
    if (isBlank) continue;
    if (kind !== 'heading') {
      open = null;
      continue;
    }
    const place = { block, start: 0, end: text.length };
    headings += 1;
    if (own === 1 || own > level + 1) headingErrors.push(place);
    if (open !== null && own <= open.level) emptySections.push(open.place);
    open = { level: own, place };
    level = own;
  }
  if (open !== null) emptySections.push(open.place);
  return { headings, headingErrors, emptySections };
}

function longSections(paper: AnalyzedPaper): LongUnit[] {
  const found: LongUnit[] = [];
  let words = 0;
  let start = 0;
  const close = (end: number): void => {
    if (words > LONG_SECTION_WORDS) {
      found.push({ words, place: { block: start, start: 0, end: paper.paper.blocks[start]!.text.length } });
    }
    words = 0;
    start = end;
  };
  for (const [block, { kind, text }] of paper.paper.blocks.entries()) {
    if (kind === 'heading' && text.trim() !== '') close(block);
    else words += paper.analyses[block]!.reading.tokens.words;
  }
  close(paper.paper.blocks.length);
  return found;
}
