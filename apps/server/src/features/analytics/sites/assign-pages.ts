import type { assignSitePages as call } from '@pagewright/contract/analytics';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { findMembership, findSitesOfPages, putAssignments } from './assignment-repository.ts';
import { siteIndexMessages } from './messages.ts';
import { requireCrawledSite } from './crawled-sites.ts';

/**
 * Assigns pages to a member of the caller's workspace, or to nobody.
 * @throws ApiError 404 for pages of sites that the workspace did not crawl, 422 if the assignee is not a member.
 */
export async function assignPages(
  ctx: Context,
  { pages, userId }: ParsedRequest<typeof call>['body'],
): Promise<{ changed: number }> {
  const { workspaceId } = ctx.actor;
  const ids = [...new Set(pages.map(Number))];
  const sites = await findSitesOfPages(ctx.db, ids);
  if (sites.length === 0) throw new ApiError(404, 'not_found', siteIndexMessages.noPageHere);
  for (const site of sites) await requireCrawledSite(ctx, site);
  return withTransaction(ctx, async (inside) => {
    const memberId = userId === null ? null : await findMembership(inside.db, workspaceId, userId);
    if (userId !== null && memberId === null) {
      const message = siteIndexMessages.noMember;
      throw new ApiError(422, 'no_member', message, { details: [{ path: 'userId', message }] });
    }
    const changed = await putAssignments(inside.db, workspaceId, ids, memberId);
    if (changed > 0) await writeAudit(inside, 'analytics.assign_pages', workspaceId, { changed, userId });
    return { changed };
  });
}
