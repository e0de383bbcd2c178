import { assessAnswerReadiness, type AnswerReadiness, type FoundQuestion } from '@pagewright/engine';
import { findMergedQuestions } from '../../../language-pack/index.ts';
import { QUESTIONS_MAX, readKeywordPages, type KeywordPages } from './keyword-pages.ts';

/** A page, and how well answer engines can quote it. */
export interface Judged {
  readonly url: string | null;
  readonly title: string;
  readonly readiness: AnswerReadiness;
}

/** Finds the most likely questions for a keyword, and how well each of its pages answers them. */
export async function judgePages(given: KeywordPages): Promise<{
  readonly questions: FoundQuestion[];
  readonly judged: Judged[];
}> {
  const input = readKeywordPages(given);
  const merged = await findMergedQuestions(input);
  const found = merged.questions.slice(0, QUESTIONS_MAX);
  const questions = found.map(({ text }) => text);
  const judged = input.pages.map((page) => ({
    url: page.url,
    title: page.title,
    readiness: assessAnswerReadiness(page.paper, {
      keyword: input.keyword,
      questions,
      pages: input.pages.filter((other) => other !== page),
    }),
  }));
  return { questions: found, judged };
}
