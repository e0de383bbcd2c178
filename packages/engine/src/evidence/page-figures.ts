import { measureEvidence } from '../research/evidence-use.ts';
import { measureReading } from '../research/reading.ts';
import { easeOf } from '../reading/ease.ts';
import { fleschReadingEase } from '../reading/reading-formulas.ts';
import { median, quantile } from '../series/quantile.ts';
import { measureStructure } from '../research/structure.ts';
import type { AnalyzedPaper } from '../text/analyze-paper.ts';
import type { PageFigures } from './subject-evidence.ts';

/** Measures a page's article. `coverage` is the share of the subject's terms that it earns, 0 to 1. */
export function measurePage(paper: AnalyzedPaper, coverage: number): PageFigures {
  const structure = measureStructure(paper);
  const reading = measureReading(paper);
  const { figures, quotations, citations } = measureEvidence(paper);
  const ease = reading.ease === null ? null : easeOf(reading.ease);
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
    easeIndex: ease === null ? null : round1(ease),
    coverage,
  };
}

/** The coverage of a good page: three out of four pages do not cover more. */
const GOOD_COVERAGE = 0.75;

/** Figures that pages in other languages lack. */
type EaseFigure = 'readingEase' | 'easeIndex';

/** A page with the median of every figure (for `coverage`, the upper quartile), or null without pages. */
export function middlePage(pages: readonly PageFigures[]): PageFigures | null {
  if (pages.length === 0) return null;
  const middle = (name: Exclude<keyof PageFigures, EaseFigure>): number =>
    median(pages.map((page) => page[name]));
  const middleEase = (name: EaseFigure): number | null => {
    const eases = pages.flatMap((page) => page[name] ?? []);
    return eases.length === 0 ? null : median(eases);
  };
  return {
    words: middle('words'),
    headings: middle('headings'),
    lists: middle('lists'),
    links: middle('links'),
    images: middle('images'),
    figures: middle('figures'),
    quotations: middle('quotations'),
    citations: middle('citations'),
    readingEase: middleEase('readingEase'),
    easeIndex: middleEase('easeIndex'),
    coverage: quantile(
      pages.map(({ coverage }) => coverage),
      GOOD_COVERAGE,
    ),
  };
}

const round1 = (value: number): number => Math.round(value * 10) / 10;
