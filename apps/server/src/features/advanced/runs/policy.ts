import type { Actor } from '../../../access/actor.ts';
import { ApiError } from '../../../api-error.ts';
import { canManage, type Ownership } from '../../../access/ownership.ts';
import { runMessages } from './messages.ts';

/**
 * A run is everybody's of its workspace to read; outside of it, it does not exist.
 * @throws ApiError 404 where there is no run, or one of another workspace.
 */
export function requireReadable<Run extends Ownership>(actor: Actor, run: Run | undefined): Run {
  if (run?.workspaceId === actor.workspaceId) return run;
  throw new ApiError(404, 'not_found', runMessages.notFound);
}

/** Its author and admins remove it. @throws ApiError 404 as for reading, 403 for other members. */
export function requireRemovable<Run extends Ownership>(actor: Actor, run: Run | undefined): Run {
  const readable = requireReadable(actor, run);
  if (canManage(actor, readable)) return readable;
  throw new ApiError(403, 'forbidden', runMessages.forbidden);
}
