import type { EvidencePage } from '../evidence/evidence-page.ts';
import { countOccurrences, prepareKeyword } from '../research/keyword.ts';
import type { Keyword } from '../research/keyword.ts';
import type { AnalyzedBlock, AnalyzedPaper } from '../text/analyze-paper.ts';
import type { Lexicon } from '../text/lexicon.ts';
import lists from './site-phrases.json' with { type: 'json' };

/** A block this short that is mostly a link is a menu entry. */
const MENU_WORDS = 8;
const MENU_LINK_SHARE = 0.8;
/** A block this short with a site phrase belongs to the site, not the article. */
const SITE_BLOCK_WORDS = 25;
/** A block of at least this length found in an earlier page is copied or boilerplate, and counted once. */
const REPEATED_WORDS = 4;

/**
 * Blocks of each page that belong to its article: without menus, cookie notices, and text of an earlier page.
 * `pages[i]` belongs to `papers[i]`.
 */
export function articleBlocks(
  pages: readonly EvidencePage[],
  papers: readonly AnalyzedPaper[],
): AnalyzedBlock[][] {
  const seen = new Set<string>();
  return papers.map((paper, index) => {
    const linked = linkedLengths(pages[index]!);
    const sitePhrases = preparePhrases(paper.lexicon);
    const kept: AnalyzedBlock[] = [];
    const own: string[] = [];
    for (const [block, analysis] of paper.analyses.entries()) {
      const words = analysis.entries.length;
      const text = analysis.reading.text.trim();
      if (words === 0 || (words >= REPEATED_WORDS && seen.has(text))) continue;
      own.push(text);
      const isHeading = paper.paper.blocks[block]!.kind === 'heading';
      const isMenu =
        !isHeading && words <= MENU_WORDS && (linked.get(block) ?? 0) >= text.length * MENU_LINK_SHARE;
      const isSite =
        words <= SITE_BLOCK_WORDS && sitePhrases.some((phrase) => countOccurrences(analysis, phrase) > 0);
      if (!isMenu && !isSite) kept.push(analysis);
    }
    for (const text of own) seen.add(text);
    return kept;
  });
}

/** Stem keys of words that belong to sites rather than subjects. */
export function siteKeys(lexicon: Lexicon): ReadonlySet<string> {
  return new Set(lists.alone.split(' ').map((word) => lexicon.entry(word).key));
}

function preparePhrases(lexicon: Lexicon): Keyword[] {
  return lists.phrases.flatMap((phrase) => prepareKeyword(phrase, lexicon) ?? []);
}

/** Length of the link text of each block. */
function linkedLengths(page: EvidencePage): ReadonlyMap<number, number> {
  const lengths = new Map<number, number>();
  for (const { block, start, end } of page.paper.links) {
    lengths.set(block, (lengths.get(block) ?? 0) + end - start);
  }
  return lengths;
}
