import type { readIdea as call } from '@pagewright/contract/strategy';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../api-error.ts';
import { compute, defineTask } from '../../compute/index.ts';
import { keywordOfIdea, type IdeaReading } from './keyword-of-idea.ts';
import { strategyMessages } from './messages.ts';

const reading = defineTask(new URL('./keyword-of-idea.ts', import.meta.url), keywordOfIdea, {
  kind: 'quick',
});

/**
 * The keywords that an idea may be about, and for whom, where, when and for how much money it is meant.
 * @throws ApiError 422 where the idea holds no word, or is in a language that is not read.
 */
export async function readIdea({ idea }: ParsedRequest<typeof call>['body']) {
  const { candidates, fields, language } = await keywordsOf(idea);
  return { language, keywords: candidates.map(({ keyword, reason }) => ({ keyword, reason })), ...fields };
}

/**
 * Reads an idea that names its keyword.
 * @throws ApiError 422 where none can be read.
 */
export async function keywordsOf(idea: string): Promise<IdeaReading> {
  const read = await compute(reading, idea);
  if (read.keyword !== '') return read;
  if (!read.isLanguageRead)
    throw new ApiError(422, 'language_unsupported', strategyMessages.languageUnsupported);
  throw new ApiError(422, 'no_keyword', strategyMessages.noKeyword);
}
