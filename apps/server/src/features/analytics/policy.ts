import { ApiError } from '../../platform/api-error.ts';
import type { Actor } from '../../platform/context.ts';
import { canManage, type Ownership } from '../../platform/access/ownership.ts';
import { analyticsMessages } from './messages.ts';

/**
 * Every member may read the workspace's watchlist and imports. Admins and the member who added an entry may remove it.
 * @throws ApiError 404 if there is none in this workspace, 403 for other members.
 */
export function requireRemovable<Thing extends Ownership>(actor: Actor, thing: Thing | undefined): Thing {
  if (thing?.workspaceId !== actor.workspaceId)
    throw new ApiError(404, 'not_found', analyticsMessages.notFound);
  if (!canManage(actor, thing)) throw new ApiError(403, 'forbidden', analyticsMessages.forbidden);
  return thing;
}
