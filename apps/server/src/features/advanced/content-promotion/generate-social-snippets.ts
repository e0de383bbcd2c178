import type { generateSocialSnippets as call, SocialPlatformName } from '@pagewright/contract/advanced';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import type { SocialPlatform } from '@pagewright/engine';
import { compute, defineTask } from '../../../platform/compute/index.ts';
import type { Context } from '../../../platform/context.ts';
import { readContent } from '../../content/index.ts';
import { executeRun } from '../runs/execute-run.ts';
import { promotionMessages } from './messages.ts';
import { draftSnippets } from './draft-snippets.ts';
import { rewordSnippets } from './reword-snippets.ts';

const drafting = defineTask(new URL('./draft-snippets.ts', import.meta.url), draftSnippets, { kind: 'long' });

const PLATFORM: Readonly<Record<SocialPlatformName, SocialPlatform>> = {
  Twitter: 'twitter',
  LinkedIn: 'linkedin',
  Facebook: 'facebook',
};

/**
 * Drafts posts from sentences and figures of a text, within the platform's limits, and has a language model reword
 * them if one is configured.
 * @throws ApiError 404 if there is no item that the caller may read, 429 at the plan's limit.
 */
export async function generateSocialSnippets(
  ctx: Context,
  body: ParsedRequest<typeof call>['body'],
): Promise<HandlerOutput<typeof call>> {
  const { content, contentId, targetPlatform } = body;
  // Before anything is metered for an item that the caller may not read.
  const item = contentId === undefined ? null : await readContent(ctx, contentId);
  const title = body.title || (item?.title ?? '');
  const label = `${title || 'Text'} · ${targetPlatform}`;
  return executeRun(
    ctx,
    { kind: 'generate-social-snippets', label, inputs: body },
    async (_metering, inside) => {
      const startedAt = performance.now();
      inside.progress(promotionMessages.writing, 0, 1);
      const about = {
        title,
        url: body.url || (item?.publicUrl ?? null),
        keyword: body.primaryKeyword || (item?.primaryKeyword ?? null),
      };
      const { article, ...found } = await compute(drafting, content, {
        platform: PLATFORM[targetPlatform],
        ...about,
      });
      const { posts, provenance, notice } = await rewordSnippets(inside, {
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
    },
  );
}
