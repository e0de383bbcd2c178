import { ApiError } from '../../api-error.ts';
import type { Actor } from '../../context.ts';
import { strategyMessages } from './messages.ts';

/** What the policy looks at. */
interface Owned {
  readonly workspaceId: string;
  readonly authorId: string | null;
}

/** A brief is its author's, and every admin's of the workspace; to all others it does not exist. */
export function mayUse(actor: Actor, brief: Owned): boolean {
  return (
    brief.workspaceId === actor.workspaceId && (actor.role === 'admin' || brief.authorId === actor.userId)
  );
}

/** @throws ApiError 404 where there is no brief, or none that the actor may use. */
export function requireUsable<Brief extends Owned>(actor: Actor, brief: Brief | undefined): Brief {
  if (brief && mayUse(actor, brief)) return brief;
  throw new ApiError(404, 'not_found', strategyMessages.notFound);
}
