import { answerReadiness, findQuestions, type AnswerReadiness, type FoundQuestion } from '@pagewright/engine';
import { QUESTIONS_MAX, readKeywordPages, type KeywordPages } from './keyword-pages.ts';

/** A page, and how well answer engines can quote it. */
export interface Judged {
  readonly url: string | null;
  readonly title: string;
  readonly readiness: AnswerReadiness;
}

/** The likeliest questions on a keyword, and how well each of its pages answers them. */
export function judgePages(given: KeywordPages): {
  readonly questions: FoundQuestion[];
  readonly judged: Judged[];
} {
  const input = readKeywordPages(given);
  const found = findQuestions(input).questions.slice(0, QUESTIONS_MAX);
  const questions = found.map(({ text }) => text);
  const judged = input.pages.map((page) => ({
    url: page.url,
    title: page.title,
    readiness: answerReadiness(page.paper, {
      questions,
      pages: input.pages.filter((other) => other !== page),
    }),
  }));
  return { questions: found, judged };
}
