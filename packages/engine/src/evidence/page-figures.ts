import { measureEvidence } from '../research/evidence-use.ts';
import { measureReading } from '../research/reading.ts';
import { fleschReadingEase } from '../reading/reading-formulas.ts';
import { median, quantile } from '../series/quantile.ts';
import { measureStructure } from '../research/structure.ts';
import type { AnalyzedPaper } from '../text/analyze-paper.ts';
import type { PageFigures } from './subject-evidence.ts';

/** Measures a page's article; `coverage` is what it earns of the subject's terms, 0 to 1. */
export function measurePage(paper: AnalyzedPaper, coverage: number): PageFigures {
  const structure = measureStructure(paper);
  const reading = measureReading(paper);
  const { figures, quotations, citations } = measureEvidence(paper);
  return {
    words: paper.densityWords,
    headings: structure.headings,
    lists: structure.lists,
    links: structure.linkedPages,
    images: structure.images,
    figures,
    quotations,
    citations,
    readingEase: reading.isEnglish && reading.sentences > 0 ? round1(fleschReadingEase(reading)) : null,
    coverage,
  };
}

/** What a good page of the evidence covers: three of four pages cover no more. */
const GOOD_COVERAGE = 0.75;

/** The middle page in every figure (for `coverage` the upper quartile); null for none. */
export function middlePage(pages: readonly PageFigures[]): PageFigures | null {
  if (pages.length === 0) return null;
  const middle = (name: Exclude<keyof PageFigures, 'readingEase'>): number =>
    median(pages.map((page) => page[name]));
  const eases = pages.flatMap(({ readingEase }) => (readingEase === null ? [] : [readingEase]));
  return {
    words: middle('words'),
    headings: middle('headings'),
    lists: middle('lists'),
    links: middle('links'),
    images: middle('images'),
    figures: middle('figures'),
    quotations: middle('quotations'),
    citations: middle('citations'),
    readingEase: eases.length === 0 ? null : median(eases),
    coverage: quantile(
      pages.map(({ coverage }) => coverage),
      GOOD_COVERAGE,
    ),
  };
}

const round1 = (value: number): number => Math.round(value * 10) / 10;
