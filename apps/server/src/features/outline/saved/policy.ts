import type { Actor } from '../../../platform/access/actor.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { canManage, type Ownership } from '../../../platform/access/ownership.ts';
import { outlineMessages } from '../messages.ts';

/**
 * An outline belongs to its author and the workspace's admins; for everyone else it does not exist.
 * @throws ApiError 404 if there is no outline that the actor may access.
 */
export function requireAccess<Outline extends Ownership>(
  actor: Actor,
  outline: Outline | undefined,
): Outline {
  if (outline && canManage(actor, outline)) return outline;
  throw new ApiError(404, 'not_found', outlineMessages.notFound);
}
