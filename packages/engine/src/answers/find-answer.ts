import { inInstructions, inPassages } from './answer-by-form.ts';
import { underPartsOfQuestion } from './answer-by-part.ts';
import { inMarkup, underHeadings, underSentences } from './answer-by-question.ts';
import { indexPage, type AnswerPage } from './answer-page.ts';
import type { Candidate, FoundAnswer } from './found-answer.ts';

/** Finds answers to many questions in the same pages. */
export interface AnswerFinder {
  /** The answer; null if no page answers with enough certainty. */
  find: (question: string) => FoundAnswer | null;
}

/** The surest first: the next one is used only if no page has an answer by those before it. */
const SEARCHES = [underHeadings, underSentences, inMarkup, underPartsOfQuestion, inPassages, inInstructions];

/**
 * Searches pages for answers. A question is answered by the passage under a heading with the same question, after a
 * sentence that asks it, or in the page's markup; else by one that says the rest of it under a heading with a part; else
 * by the best passage in the form of an answer or an instruction; else not at all.
 */
export function createAnswerFinder(pages: readonly AnswerPage[]): AnswerFinder {
  const indexed = pages.map(indexPage);
  return {
    find(text) {
      const question = text.trim();
      if (question === '') return null;
      for (const search of SEARCHES) {
        const found = best(indexed.flatMap((page, at) => search(page, at, question)));
        if (found !== null) return { text: found.text, page: found.page, place: found.place, by: found.by };
      }
      return null;
    },
  };
}

/** The first of the best. */
function best(candidates: readonly Candidate[]): Candidate | null {
  let found: Candidate | null = null;
  for (const candidate of candidates)
    if (found === null || candidate.value > found.value + 1e-9) found = candidate;
  return found;
}
