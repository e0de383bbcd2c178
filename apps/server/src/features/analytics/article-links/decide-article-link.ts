import { ARTICLE_LINK_DECISIONS_MAX, type decideArticleLink as call } from '@pagewright/contract/analytics';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { readContent } from '../../content/index.ts';
import { analyticsMessages } from '../messages.ts';
import { decidePageLink, undoPageLink } from '../sites/decide-link.ts';
import { siteIndexMessages } from '../sites/messages.ts';
import {
  countArticleDecisions,
  deleteArticleDecision,
  hasPage,
  putArticleDecision,
} from './article-link-repository.ts';
import { findOwnPage } from './own-page.ts';

/**
 * Stores a decision about a suggested link of an item: with the site's decisions if the item is a known page of it,
 * otherwise with the item. Null undoes it.
 * @throws ApiError 404 by policy and if the page is not on the workspace's own site, 403 if the caller may not edit
 * the item, 422 if there are too many decisions.
 */
export async function decideArticleLink(
  ctx: Context,
  contentId: string,
  { page, direction, anchor, decision }: ParsedRequest<typeof call>['body'],
): Promise<void> {
  const item = await readContent(ctx, contentId);
  if (!item.canEdit) throw new ApiError(403, 'forbidden', analyticsMessages.forbidden);
  const own = await findOwnPage(ctx, item);
  const pageId = Number(page);
  if (own === null || !(await hasPage(ctx.db, own.siteId, pageId)))
    throw new ApiError(404, 'not_found', siteIndexMessages.noLink);
  const ownId = own.page?.id ?? null;
  const link =
    ownId === null
      ? null
      : direction === 'outbound'
        ? { from: ownId, to: pageId }
        : { from: pageId, to: ownId };
  await withTransaction(ctx, async (inside) => {
    if (decision === null) {
      const isTakenBack = await deleteArticleDecision(inside.db, { contentId, pageId, direction });
      if (link !== null && (await undoPageLink(inside, own.siteId, link))) return;
      if (!isTakenBack) throw new ApiError(404, 'not_found', siteIndexMessages.noLink);
      await writeAudit(inside, 'analytics.undo_decide_link', contentId, { page, direction });
      return;
    }
    if (link !== null) {
      await decidePageLink(inside, own.siteId, link, { anchor, decision });
      return;
    }
    await putArticleDecision(inside.db, { contentId, pageId, direction, anchor, decision });
    if ((await countArticleDecisions(inside.db, contentId)) > ARTICLE_LINK_DECISIONS_MAX)
      throw new ApiError(
        422,
        'too_many_decisions',
        siteIndexMessages.tooManyDecisions(ARTICLE_LINK_DECISIONS_MAX),
      );
    await writeAudit(inside, 'analytics.decide_link', contentId, { page, direction, decision });
  });
}
