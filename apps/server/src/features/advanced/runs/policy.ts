import type { Actor } from '../../../platform/access/actor.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { canManage, type Ownership } from '../../../platform/access/ownership.ts';
import { runMessages } from './messages.ts';

/** All members of a workspace may read its runs. @throws ApiError 404 if there is no run in this workspace. */
export function requireReadable<Run extends Ownership>(actor: Actor, run: Run | undefined): Run {
  if (run?.workspaceId === actor.workspaceId) return run;
  throw new ApiError(404, 'not_found', runMessages.notFound);
}

/** Its author and admins may remove it. @throws ApiError 404 as for reading, 403 for other members. */
export function requireRemovable<Run extends Ownership>(actor: Actor, run: Run | undefined): Run {
  const readable = requireReadable(actor, run);
  if (canManage(actor, readable)) return readable;
  throw new ApiError(403, 'forbidden', runMessages.forbidden);
}
