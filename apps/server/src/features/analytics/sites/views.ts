import { randomUUID } from 'node:crypto';
import {
  SITE_INVENTORY_LIMITS,
  type changeSiteView as changeCall,
  type saveSiteView as saveCall,
  type SiteView,
} from '@pagewright/contract/analytics';
import type { ParsedRequest } from '@pagewright/contract/endpoint';
import { ApiError } from '../../../platform/api-error.ts';
import type { Actor, Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { lockName } from '../../../platform/db/lock-name.ts';
import { canManage } from '../../../platform/access/ownership.ts';
import { writeAudit } from '../../audit/index.ts';
import { requireRemovable } from '../policy.ts';
import { siteIndexMessages } from './messages.ts';
import {
  countViews,
  deleteView,
  insertView,
  isNameTaken,
  listViews,
  lockView,
  updateView,
  type ViewRow,
} from './view-repository.ts';

/** Lists the saved views of the caller's workspace. */
export async function listSiteViews(ctx: Context): Promise<SiteView[]> {
  return (await listViews(ctx.db, ctx.actor.workspaceId)).map((row) => showView(ctx.actor, row));
}

/** Saves a view for the workspace. @throws ApiError 409 if its name is taken, 422 if there are too many. */
export async function saveSiteView(
  ctx: Context,
  { name, filters }: ParsedRequest<typeof saveCall>['body'],
): Promise<SiteView> {
  const { workspaceId, userId, name: authorName } = ctx.actor;
  return withTransaction(ctx, async (inside) => {
    await lockName(inside.db, `site views of ${workspaceId}`);
    if ((await countViews(inside.db, workspaceId)) >= SITE_INVENTORY_LIMITS.views)
      throw new ApiError(422, 'too_many_views', siteIndexMessages.tooManyViews(SITE_INVENTORY_LIMITS.views));
    const whose = { id: randomUUID(), workspaceId, authorId: userId, authorName };
    const row = await insertView(inside.db, { ...whose, name, filters });
    if (!row) throw new ApiError(409, 'name_taken', siteIndexMessages.viewNameTaken);
    await writeAudit(inside, 'analytics.save_view', row.id, { name });
    return showView(ctx.actor, row);
  });
}

/** Renames a view or replaces its filters. @throws ApiError 404 or 403 by policy, 409 if its name is taken. */
export async function changeSiteView(
  ctx: Context,
  id: string,
  change: ParsedRequest<typeof changeCall>['body'],
): Promise<SiteView> {
  return withTransaction(ctx, async (inside) => {
    await lockName(inside.db, `site views of ${ctx.actor.workspaceId}`);
    const row = requireRemovable(ctx.actor, await lockView(inside.db, id));
    const { name = row.name, filters = row.filters } = change;
    if (await isNameTaken(inside.db, row, name))
      throw new ApiError(409, 'name_taken', siteIndexMessages.viewNameTaken);
    await updateView(inside.db, id, { name, filters });
    await writeAudit(inside, 'analytics.change_view', id, { name });
    return showView(ctx.actor, { ...row, name, filters });
  });
}

/** Removes a view. @throws ApiError 404 or 403 by policy. */
export async function removeSiteView(ctx: Context, id: string): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    const { name } = requireRemovable(ctx.actor, await lockView(inside.db, id));
    await deleteView(inside.db, id);
    await writeAudit(inside, 'analytics.remove_view', id, { name });
  });
}

function showView(actor: Actor, row: ViewRow): SiteView {
  const { id, name, filters, authorName, createdAt } = row;
  return {
    id,
    name,
    filters,
    authorName,
    createdAt: createdAt.toISOString(),
    mayChange: canManage(actor, row),
  };
}
