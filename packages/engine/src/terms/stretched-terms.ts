import type { AnalyzedPaper } from '../text/analyze-paper.ts';
import type { Term } from './term.ts';

/** Word count of the shortest thorough text: ranges counted on shorter pages are extended to it. */
const THOROUGH_WORDS = 500;
const MAX_STRETCH = 5;

/** Terms with the ranges of a thorough text: a count that is high for a hundred words is not for five hundred. */
export function stretchedTerms(terms: readonly Term[], papers: readonly AnalyzedPaper[]): readonly Term[] {
  const lengths = papers.map(({ densityWords }) => densityWords).filter((words) => words > 0);
  if (lengths.length === 0) return terms;
  const words = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)]!;
  const times = Math.min(MAX_STRETCH, THOROUGH_WORDS / words);
  return times <= 1 ? terms : terms.map((term) => ({ ...term, high: Math.round(term.high * times) }));
}
