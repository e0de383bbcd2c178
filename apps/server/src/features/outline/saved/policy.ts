import type { Actor } from '../../../access/actor.ts';
import { ApiError } from '../../../api-error.ts';
import { canManage, type Ownership } from '../../../access/ownership.ts';
import { outlineMessages } from '../messages.ts';

/**
 * An outline is its author's, and every admin's of the workspace; to all others it does not exist.
 * @throws ApiError 404 where there is no outline, or none that the actor may use.
 */
export function requireUsable<Outline extends Ownership>(
  actor: Actor,
  outline: Outline | undefined,
): Outline {
  if (outline && canManage(actor, outline)) return outline;
  throw new ApiError(404, 'not_found', outlineMessages.notFound);
}
