import { ApiError } from '../../platform/api-error.ts';
import type { Actor } from '../../platform/context.ts';
import { canManage, type Ownership } from '../../platform/access/ownership.ts';
import { strategyMessages } from './messages.ts';

/**
 * A brief belongs to its author and the workspace's admins; for everyone else it does not exist.
 * @throws ApiError 404 if there is no brief that the actor may access.
 */
export function requireAccess<Brief extends Ownership>(actor: Actor, brief: Brief | undefined): Brief {
  if (brief && canManage(actor, brief)) return brief;
  throw new ApiError(404, 'not_found', strategyMessages.notFound);
}
