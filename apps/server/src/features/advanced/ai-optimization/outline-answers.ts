import { createVoiceOutline } from '@pagewright/engine';
import { findMergedQuestions } from '../../../language-pack/index.ts';
import { QUESTIONS_MAX, readKeywordPages, type KeywordPages } from './keyword-pages.ts';

/** Collects pages' answers to the named questions and the most likely others. */
export async function outlineAnswers(
  given: KeywordPages,
  named: readonly string[],
): Promise<ReturnType<typeof createVoiceOutline>> {
  const input = readKeywordPages(given);
  const merged = await findMergedQuestions(input);
  const found = merged.questions.map(({ text }) => text);
  return createVoiceOutline({
    keyword: input.keyword,
    questions: [...new Set([...named, ...found])].slice(0, Math.max(QUESTIONS_MAX, named.length)),
    pages: input.pages,
  });
}
