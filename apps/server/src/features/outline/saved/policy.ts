import type { Actor } from '../../../actor.ts';
import { ApiError } from '../../../api-error.ts';
import { outlineMessages } from '../messages.ts';

/** What the policy looks at. */
interface Owned {
  readonly workspaceId: string;
  readonly authorId: string | null;
}

/** An author has their own outlines, an admin all of the workspace's. */
function mayUse(actor: Actor, outline: Owned): boolean {
  return (
    outline.workspaceId === actor.workspaceId && (actor.role === 'admin' || outline.authorId === actor.userId)
  );
}

/** @throws ApiError 404 where there is no outline, or none that the actor may use. */
export function requireUsable<Outline extends Owned>(actor: Actor, outline: Outline | undefined): Outline {
  if (outline && mayUse(actor, outline)) return outline;
  throw new ApiError(404, 'not_found', outlineMessages.notFound);
}
