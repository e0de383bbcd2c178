import type { EvidencePage } from '../evidence/evidence-page.ts';
import { hasCapitalAnyway } from '../originality/names.ts';
import { keyphrases } from '../keyphrases/keyphrases.ts';
import { textVector } from '../similarity/text-vector.ts';
import type { AnalyzedPaper } from '../text/analyze-paper.ts';
import { upperFirst } from '../text/upper-first.ts';
import { sortDrafts } from './section-draft.ts';
import type { SectionDraft } from './section-draft.ts';
import { median } from './word-shares.ts';
import type { SectionEvidence } from './types.ts';

/** Phrases considered per page, and bounds of those that become sections. */
const PHRASES_OF_PAGE = 40;
const MIN_SECTIONS = 6;
const MAX_SECTIONS = 16;
const WORDS_OF_SECTION = 250;
const NAME = /^\p{Lu}/u;

interface PhraseSection {
  text: string;
  strength: number;
  positions: number[];
  evidence: SectionEvidence[];
  pages: Set<number>;
}

/** The main phrases of pages without headings, in the order they appear. */
export function sectionsFromPhrases(
  papers: readonly AnalyzedPaper[],
  pages: readonly EvidencePage[],
  keyword: string,
  language: string,
): SectionDraft[] {
  const asked = new Set(textVector(keyword, language).keys);
  const byKey = new Map<string, PhraseSection>();
  for (const [page, { paper }] of papers.entries()) {
    for (const { text, key, strength, place } of keyphrases(paper, PHRASES_OF_PAGE, 'phrases').keyphrases) {
      const stems = key.split(' ');
      const isKeyword =
        stems.every((stem) => asked.has(stem)) || [...asked].every((stem) => stems.includes(stem));
      if (isKeyword || isTooVague(text)) continue;
      const found = byKey.get(key) ?? {
        text,
        strength: 0,
        positions: [],
        evidence: [],
        pages: new Set<number>(),
      };
      byKey.set(key, found);
      found.strength += strength;
      found.positions.push(place.block / Math.max(1, paper.blocks.length));
      found.evidence.push({ page, url: pages[page]!.url, heading: text, place });
      found.pages.add(page);
    }
  }
  const ranked = [...byKey].toSorted((a, b) => b[1].strength - a[1].strength || (a[0] < b[0] ? -1 : 1));
  const words = Math.max(...papers.map(({ wordCount }) => wordCount), 0);
  const most = Math.min(MAX_SECTIONS, Math.max(MIN_SECTIONS, Math.round(words / WORDS_OF_SECTION)));
  const kept: (readonly [string, PhraseSection])[] = [];
  for (const entry of ranked) {
    if (kept.length === most) break;
    if (!kept.some(([key]) => overlaps(key, entry[0]))) kept.push(entry);
  }
  return sortDrafts(
    kept.map(([, { text, strength, positions, evidence, pages: own }]) => ({
      text: upperFirst(text),
      purpose: 'detail',
      origin: 'phrases',
      position: median(positions),
      share: strength,
      pages: own,
      headings: [],
      evidence,
      questions: [],
      children: [],
    })),
  );
}

/** A single word is a section subject only if it is a name; months and units are not. */
function isTooVague(text: string): boolean {
  return !text.includes(' ') && (!NAME.test(text) || hasCapitalAnyway(text.toLowerCase()) || /\d/.test(text));
}

/** 'marine harbour' and 'harbour' would be one section. */
function overlaps(a: string, b: string): boolean {
  return ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `);
}
