import { findQuestions, voiceOutline } from '@pagewright/engine';
import { readSerializedPage, type SerializedPage } from '../../../research/evidence/serialized-page.ts';

const QUESTIONS = 12;

/** Answers of pages to the questions that a person named and to the likeliest others. */
export function outlineAnswers({
  keyword,
  pages: serialized,
  peopleAlsoAsk,
  named,
}: {
  readonly keyword: string;
  readonly pages: readonly SerializedPage[];
  readonly peopleAlsoAsk: readonly string[];
  readonly named: readonly string[];
}): ReturnType<typeof voiceOutline> {
  const pages = serialized.map(readSerializedPage);
  const found = findQuestions({ keyword, pages, peopleAlsoAsk });
  const questions = [...new Set([...named, ...found.questions.map(({ text }) => text)])];
  return voiceOutline({
    keyword,
    questions: questions.slice(0, Math.max(QUESTIONS, named.length)),
    pages,
  });
}
