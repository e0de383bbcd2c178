import { splitSections } from '../answers/sections.ts';
import type { EvidencePage } from '../evidence/evidence-page.ts';
import { measurePage } from '../evidence/page-figures.ts';
import type { PageFigures } from '../evidence/subject-evidence.ts';
import { numberKey } from '../originality/rival-text.ts';
import type { Paper } from '../paper/types.ts';
import { findFigures } from '../research/figures.ts';
import { AnalysisCache } from '../text/analyze-paper.ts';
import type { AnalyzedPaper } from '../text/analyze-paper.ts';
import type { PageHeading } from './site-page.ts';

/** The counts of an article. */
export type VersionMeasures = Pick<
  PageFigures,
  'words' | 'headings' | 'lists' | 'links' | 'images' | 'figures'
>;

/** A section that only one version has, or that differs between them. */
export interface SectionChange {
  /** '' and level 0 for the text before the first heading. */
  heading: string;
  level: number;
  /** The section's text, one paragraph per line. Null if that version does not have the section. */
  before: string | null;
  after: string | null;
}

/** A figure with its sentence. */
export interface FigureChange {
  text: string;
  sentence: string;
}

/** The changes of a page's article between two versions. */
export interface VersionChanges {
  title: { before: string; after: string };
  measures: { before: VersionMeasures; after: VersionMeasures };
  headings: { added: readonly PageHeading[]; removed: readonly PageHeading[] };
  /** The differing sections: those of the later version in order, then the removed ones. */
  sections: readonly SectionChange[];
  figures: { added: readonly FigureChange[]; removed: readonly FigureChange[] };
  provenance: { kind: 'measured'; method: 'page-versions' };
}

/** A section with its text, and a key that distinguishes sections with the same heading. */
interface KeyedSection {
  heading: string;
  level: number;
  text: string;
}

/**
 * Compares two versions of a page's article: title, headings, sections by heading, figures by value. A section with a
 * changed heading counts as removed and added. Linear in both.
 */
export function compareVersions(before: EvidencePage, after: EvidencePage): VersionChanges {
  const earlier = new AnalysisCache().analyze(before.paper);
  const later = new AnalysisCache().analyze(after.paper);
  const sectionsBefore = readSections(before.paper);
  const sectionsAfter = readSections(after.paper);
  return {
    title: { before: before.title, after: after.title },
    measures: { before: measuresOf(earlier), after: measuresOf(later) },
    headings: {
      added: headingsOnlyOf(sectionsAfter, sectionsBefore),
      removed: headingsOnlyOf(sectionsBefore, sectionsAfter),
    },
    sections: changedSections(sectionsBefore, sectionsAfter),
    figures: { added: figuresOnlyOf(later, earlier), removed: figuresOnlyOf(earlier, later) },
    provenance: { kind: 'measured', method: 'page-versions' },
  };
}

function measuresOf(paper: AnalyzedPaper): VersionMeasures {
  const { words, headings, lists, links, images, figures } = measurePage(paper, 0);
  return { words, headings, lists, links, images, figures };
}

function readSections(paper: Paper): Map<string, KeyedSection> {
  const sections = new Map<string, KeyedSection>();
  const uses = new Map<string, number>();
  for (const { heading: at, level, first, end } of splitSections(paper)) {
    const heading = at === -1 ? '' : oneLine(paper.blocks[at]!.text);
    const use = uses.get(heading) ?? 0;
    uses.set(heading, use + 1);
    const lines = paper.blocks.slice(first, end).map((block) => oneLine(block.text));
    sections.set(`${use} ${heading}`, {
      heading,
      level,
      text: lines.filter((line) => line !== '').join('\n'),
    });
  }
  return sections;
}

function headingsOnlyOf(
  own: ReadonlyMap<string, KeyedSection>,
  others: ReadonlyMap<string, KeyedSection>,
): PageHeading[] {
  return [...own].flatMap(([key, { heading, level }]) =>
    heading === '' || others.has(key) ? [] : [{ level, text: heading }],
  );
}

function changedSections(
  before: ReadonlyMap<string, KeyedSection>,
  after: ReadonlyMap<string, KeyedSection>,
): SectionChange[] {
  const kept = [...after].flatMap(([key, { heading, level, text }]) => {
    const earlier = before.get(key)?.text ?? null;
    return earlier === text ? [] : [{ heading, level, before: earlier, after: text }];
  });
  const gone = [...before].flatMap(([key, { heading, level, text }]) =>
    after.has(key) ? [] : [{ heading, level, before: text, after: null }],
  );
  return [...kept, ...gone];
}

/** Figures of a text whose value the other text does not have, without repetitions. */
function figuresOnlyOf(own: AnalyzedPaper, other: AnalyzedPaper): FigureChange[] {
  const known = new Set(figuresOf(other).map(({ key }) => key));
  const found = new Map<string, FigureChange>();
  for (const { key, text, sentence } of figuresOf(own))
    if (!known.has(key) && !found.has(key)) found.set(key, { text, sentence });
  return [...found.values()];
}

function figuresOf({ analyses }: AnalyzedPaper): (FigureChange & { key: string })[] {
  return analyses.flatMap((analysis) => {
    const { text, sentences } = analysis.reading;
    return findFigures(analysis).map(({ start, end, sentence }) => {
      const around = sentences[sentence];
      return {
        key: numberKey(text, start, end),
        text: text.slice(start, end),
        sentence: oneLine(around ? text.slice(around.start, around.end) : text),
      };
    });
  });
}

function oneLine(text: string): string {
  return text.replace(/[\s\uFFFC]+/g, ' ').trim();
}
