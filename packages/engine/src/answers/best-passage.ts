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
 * The passage of a text that covers a question best, the heading over it included; null when none shares a word with it.
 * Of equal ones the earlier in its section.
 */
export function bestPassage(index: PassageIndex, question: Question): BestPassage | null {
  const headings = index.headingCoverage(question);
  const candidates = new Set(index.matches(question));
  // Under a heading that asks, the first sentences answer even when they do not repeat it.
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
