import type { openSitePage as call } from '@pagewright/contract/analytics';
import { CONTENT_LIMITS } from '@pagewright/contract/content';
import type { HandlerOutput } from '@pagewright/contract/endpoint';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { lockName } from '../../../platform/db/lock-name.ts';
import { createPreparedContent, findItemByUrl, prepareContent } from '../../content/index.ts';
import { siteIndexMessages } from './messages.ts';
import { readLivePage, requirePage } from './read-live-page.ts';

/**
 * Opens a page of a site as an item: the existing one, or else a new one whose first revision is the article fetched
 * from the live page.
 * @throws ApiError 404 if the page's site was not crawled, 409 if it is a draft that only a teammate may read, 413 if it is too large,
 * 422 with the reason if it cannot or may not be read or has no text.
 */
export async function openSitePage(ctx: Context, id: string): Promise<HandlerOutput<typeof call>> {
  const page = await requirePage(ctx, id);
  const known = await findOpened(ctx, page.url);
  if (known !== null) return known;
  const { title, description, content } = await readLivePage(ctx, page.url);
  const prepared = await prepareContent(ctx, {
    title: lineOf(title || page.title || page.url, CONTENT_LIMITS.title),
    content,
    metaTitle: lineOf(page.title, CONTENT_LIMITS.metaTitle),
    metaDescription: lineOf(description || page.description, CONTENT_LIMITS.metaDescription),
    primaryKeyword: lineOf(page.query, CONTENT_LIMITS.keyword),
  });
  return withTransaction(ctx, async (inside) => {
    // Two people may open the same page at a time, and reading it takes a while: the second one gets the first's item.
    await lockName(inside.db, `page ${page.url} of ${ctx.actor.workspaceId}`);
    const opened = await findOpened(inside, page.url);
    if (opened !== null) return opened;
    const item = await createPreparedContent(inside, prepared, 'import', page.url);
    return { contentId: item.id, isNew: true, teammate: null };
  });
}

/** Finds the item that a page is already open as; null if there is none. @throws ApiError 409 if it is hidden. */
async function findOpened(ctx: Context, url: string): Promise<HandlerOutput<typeof call> | null> {
  const known = await findItemByUrl(ctx, url);
  if (known === null) return null;
  if ('isHidden' in known)
    throw new ApiError(409, 'draft_of_teammate', siteIndexMessages.draftOfTeammate(known.authorName));
  const { id, authorId, authorName } = known.item;
  return { contentId: id, isNew: false, teammate: authorId === ctx.actor.userId ? null : authorName };
}

/** Converts text of a page to a single-line field. */
function lineOf(text: string, max: number): string {
  return text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, max)
    .toWellFormed();
}
