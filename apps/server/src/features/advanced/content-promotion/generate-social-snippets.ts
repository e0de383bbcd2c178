import type { generateSocialSnippets as call, SocialPlatformName } from '@pagewright/contract/advanced';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import type { SocialPlatform } from '@pagewright/engine';
import { compute, defineTask } from '../../../compute/index.ts';
import type { Context } from '../../../context.ts';
import { readContent } from '../../content/index.ts';
import { asRun } from '../runs/as-run.ts';
import { promotionMessages } from './messages.ts';
import { draftSnippets } from './draft-snippets.ts';
import { wordSnippets } from './word-snippets.ts';

const drafting = defineTask(new URL('./draft-snippets.ts', import.meta.url), draftSnippets, { kind: 'long' });

const PLATFORM: Readonly<Record<SocialPlatformName, SocialPlatform>> = {
  Twitter: 'twitter',
  LinkedIn: 'linkedin',
  Facebook: 'facebook',
};

/**
 * Drafts posts from a text: sentences and figures of it, within what the platform takes; worded by a language model where
 * one is set.
 * @throws ApiError 404 where there is no item that the caller may read, 429 at the plan's limit.
 */
export async function generateSocialSnippets(
  ctx: Context,
  asked: ParsedRequest<typeof call>['body'],
): Promise<HandlerOutput<typeof call>> {
  const { content, contentId, targetPlatform } = asked;
  // Before anything is counted for an item that the caller may not read.
  const item = contentId === undefined ? null : await readContent(ctx, contentId);
  const title = asked.title || (item?.title ?? '');
  const label = `${title || 'Text'} · ${targetPlatform}`;
  return asRun(ctx, { kind: 'generate-social-snippets', label, inputs: asked }, async (_metering, inside) => {
    const startedAt = performance.now();
    inside.progress(promotionMessages.writing, 0, 1);
    const about = {
      title,
      url: asked.url || (item?.publicUrl ?? null),
      keyword: asked.primaryKeyword || (item?.primaryKeyword ?? null),
    };
    const { article, ...found } = await compute(drafting, content, {
      platform: PLATFORM[targetPlatform],
      ...about,
    });
    const { posts, provenance, notice } = await wordSnippets(inside, {
      ...found,
      ...about,
      article,
      startedAt,
    });
    return {
      platform: targetPlatform,
      limit: found.limit,
      fold: found.fold,
      title,
      contentId: item?.id ?? null,
      snippets: posts,
      notice,
      provenance,
    };
  });
}
