import type { ContentChange } from '@pagewright/contract/content';
import { ApiError } from '../../platform/api-error.ts';
import { compute, defineTask } from '../../platform/compute/index.ts';
import { ConversionError, reviveConversionError } from '../../documents/index.ts';
import { contentMessages } from './messages.ts';
import { canonicalText } from './scoring/measure-text.ts';

const conversion = defineTask(new URL('./scoring/measure-text.ts', import.meta.url), canonicalText, {
  kind: 'quick',
  inline: true,
  reviveError: reviveConversionError,
});

/**
 * Converts the text of a request (editor JSON, plain text, HTML, or Draft.js) to editor JSON.
 * @throws ApiError 413 or 422 if it is not a document.
 */
export async function readText(
  change: Pick<ContentChange, 'content'>,
): Promise<{ readonly content?: string }> {
  if (change.content === undefined) return {};
  try {
    return { content: await compute(conversion, change.content) };
  } catch (error) {
    if (!(error instanceof ConversionError)) throw error;
    if (error.code === 'too_large' || error.code === 'too_many_nodes')
      throw new ApiError(413, 'too_large', contentMessages.tooLarge);
    throw new ApiError(422, 'content_unreadable', contentMessages.unreadable, {
      details: [{ path: 'content', message: error.message }],
    });
  }
}
