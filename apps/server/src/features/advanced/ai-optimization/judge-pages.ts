import { answerReadiness, findQuestions, type AnswerReadiness, type FoundQuestion } from '@pagewright/engine';
import { readSerializedPage, type SerializedPage } from '../../../research/evidence/serialized-page.ts';

const QUESTIONS = 12;

/** A page, and how well answer engines can quote it. */
export interface Judged {
  readonly url: string | null;
  readonly title: string;
  readonly readiness: AnswerReadiness;
}

/** The likeliest questions on a keyword, and how well each of its pages answers them. */
export function judgePages({
  keyword,
  pages: serialized,
  peopleAlsoAsk,
}: {
  readonly keyword: string;
  readonly pages: readonly SerializedPage[];
  readonly peopleAlsoAsk: readonly string[];
}): { readonly most: FoundQuestion[]; readonly ofKeyword: Judged[] } {
  const pages = serialized.map(readSerializedPage);
  const most = findQuestions({ keyword, pages, peopleAlsoAsk }).questions.slice(0, QUESTIONS);
  const questions = most.map(({ text }) => text);
  const ofKeyword = pages.map((page) => ({
    url: page.url,
    title: page.title,
    readiness: answerReadiness(page.paper, {
      questions,
      pages: pages.filter((other) => other !== page),
    }),
  }));
  return { most, ofKeyword };
}
