import { findQuestions, voiceOutline, type EvidencePage } from '@pagewright/engine';

const QUESTIONS = 12;

/** Answers of pages to the questions that a person named and to the likeliest others. */
export function outlineAnswers({
  keyword,
  pages,
  peopleAlsoAsk,
  named,
}: {
  readonly keyword: string;
  readonly pages: readonly EvidencePage[];
  readonly peopleAlsoAsk: readonly string[];
  readonly named: readonly string[];
}): ReturnType<typeof voiceOutline> {
  const found = findQuestions({ keyword, pages, peopleAlsoAsk });
  const questions = [...new Set([...named, ...found.questions.map(({ text }) => text)])];
  return voiceOutline({
    keyword,
    questions: questions.slice(0, Math.max(QUESTIONS, named.length)),
    pages,
  });
}
