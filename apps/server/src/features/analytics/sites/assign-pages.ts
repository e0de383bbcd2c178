import { SITE_INVENTORY_LIMITS, type assignSitePages as call } from '@pagewright/contract/analytics';
import type { HandlerOutput, ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { findAssignees, findMembership, putAssignments } from './assignment-repository.ts';
import { siteIndexMessages } from './messages.ts';
import { selectPageIds } from './select-pages.ts';

const BATCH = 1_000;

/**
 * Assigns pages to a member of the caller's workspace, or to nobody, and returns the assignments before, by which the
 * change can be undone.
 * @throws ApiError 404 for pages of sites that the workspace did not crawl, 422 if the assignee is not a member or for
 * too many pages; the signal's reason.
 */
export async function assignPages(
  ctx: Context,
  { userId, ...selection }: ParsedRequest<typeof call>['body'],
): Promise<HandlerOutput<typeof call>> {
  const { workspaceId } = ctx.actor;
  const ids = await selectPageIds(ctx, selection, SITE_INVENTORY_LIMITS.assigned);
  return withTransaction(ctx, async (inside) => {
    const memberId = userId === null ? null : await findMembership(inside.db, workspaceId, userId);
    if (userId !== null && memberId === null) {
      const message = siteIndexMessages.noMember;
      throw new ApiError(422, 'no_member', message, { details: [{ path: 'userId', message }] });
    }
    const before = new Map<string | null, string[]>();
    let changed = 0;
    for (let at = 0; at < ids.length; at += BATCH) {
      ctx.progress(siteIndexMessages.assigning, at, ids.length);
      const part = ids.slice(at, at + BATCH);
      for (const page of await findAssignees(inside.db, workspaceId, part)) {
        if (page.userId === userId) continue;
        const others = before.get(page.userId) ?? [];
        others.push(page.id);
        before.set(page.userId, others);
      }
      changed += await putAssignments(inside.db, workspaceId, part, memberId);
    }
    if (changed > 0) await writeAudit(inside, 'analytics.assign_pages', workspaceId, { changed, userId });
    return { changed, before: [...before].map(([whose, pages]) => ({ userId: whose, pages })) };
  });
}
