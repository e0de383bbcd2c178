import { findQuestions, mergeQuestions, type QuestionsInput, type QuestionsResult } from '@pagewright/engine';
import { sentenceVectors } from './sentence-vectors.ts';

/** Same as `findQuestions`, but merges questions with the same meaning if the language pack is installed. For jobs. */
export async function findMergedQuestions(input: QuestionsInput): Promise<QuestionsResult> {
  const found = findQuestions(input);
  const isAsked = found.provenance.kind === 'measured' && found.language === 'en';
  if (!isAsked) return found;
  return mergeQuestions(found, await sentenceVectors(found.questions.map(({ text }) => text)));
}
