import { ApiError } from '../../api-error.ts';
import type { Actor } from '../../context.ts';
import { canManage, type Ownership } from '../../access/ownership.ts';
import { analyticsMessages } from './messages.ts';

/**
 * What a workspace watches and has imported is every member's to read; who brought it in and admins take it away.
 * @throws ApiError 404 for what is of another workspace or nowhere, 403 for other members.
 */
export function requireRemovable<Thing extends Ownership>(actor: Actor, thing: Thing | undefined): Thing {
  if (thing?.workspaceId !== actor.workspaceId)
    throw new ApiError(404, 'not_found', analyticsMessages.notFound);
  if (!canManage(actor, thing)) throw new ApiError(403, 'forbidden', analyticsMessages.forbidden);
  return thing;
}
