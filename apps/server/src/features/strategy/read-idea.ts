import type { readIdea as call } from '@pagewright/contract/strategy';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../platform/api-error.ts';
import { compute, defineTask } from '../../platform/compute/index.ts';
import { findKeyword, type IdeaReading } from './find-keyword.ts';
import { strategyMessages } from './messages.ts';

const readTask = defineTask(new URL('./find-keyword.ts', import.meta.url), findKeyword, {
  kind: 'quick',
});

/**
 * The keyword candidates of an idea, and the audience, place, time, and budget that it names.
 * @throws ApiError 422 if the idea has no words or is in an unsupported language.
 */
export async function readIdea({ idea }: ParsedRequest<typeof call>['body']) {
  const { candidates, fields, language } = await requireKeywords(idea);
  return { language, keywords: candidates.map(({ keyword, reason }) => ({ keyword, reason })), ...fields };
}

/**
 * Finds keywords in an idea.
 * @throws ApiError 422 if there are none.
 */
export async function requireKeywords(idea: string): Promise<IdeaReading> {
  const read = await compute(readTask, idea);
  if (read.keyword !== '') return read;
  if (!read.isLanguageSupported)
    throw new ApiError(422, 'language_unsupported', strategyMessages.languageUnsupported);
  throw new ApiError(422, 'no_keyword', strategyMessages.noKeyword);
}
