import { ApiError } from '../../api-error.ts';
import type { Actor } from '../../context.ts';
import { canManage, type Ownership } from '../../access/ownership.ts';
import { strategyMessages } from './messages.ts';

/**
 * A brief is its author's, and every admin's of the workspace; to all others it does not exist.
 * @throws ApiError 404 where there is no brief, or none that the actor may use.
 */
export function requireUsable<Brief extends Ownership>(actor: Actor, brief: Brief | undefined): Brief {
  if (brief && canManage(actor, brief)) return brief;
  throw new ApiError(404, 'not_found', strategyMessages.notFound);
}
