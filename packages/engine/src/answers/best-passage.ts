import type { Place } from '../paper/types.ts';
import { FIRST_SENTENCES } from './heading-answers.ts';
import type { PassageIndex } from './passage-index.ts';
import type { Question } from './question.ts';

export interface BestPassage {
  /** Index of the passage. */
  passage: number;
  /** 0 to 1. */
  coverage: number;
  place: Place;
}

/**
 * The passage of a text that covers a question best, including its heading; null if none shares a word with it. Among
 * equals, the earlier in its section.
 */
export function findBestPassage(index: PassageIndex, question: Question): BestPassage | null {
  const headings = index.headingCoverage(question);
  const candidates = new Set(index.matches(question));
  // Under a heading that asks the question, the first sentences answer it even without repeating it.
  for (const [at, passage] of index.passages.entries()) {
    if (passage.ordinal < FIRST_SENTENCES && headings[passage.section]! > 0) candidates.add(at);
  }
  let best: BestPassage | null = null;
  for (const at of candidates) {
    const passage = index.passages[at]!;
    const coverage = index.coverage(
      question,
      passage.keys,
      passage.ordinal < FIRST_SENTENCES ? passage.section : -1,
    );
    const isBetter =
      best === null ||
      coverage > best.coverage + 1e-9 ||
      (coverage > best.coverage - 1e-9 && passage.ordinal < index.passages[best.passage]!.ordinal);
    if (!isBetter) continue;
    const { block, start, end } = passage;
    best = { passage: at, coverage, place: { block, start, end } };
  }
  return best;
}
