import type { Actor } from './actor.ts';

/** Who owns an item of a workspace. `authorId` is null if the author's account was deleted. */
export interface Ownership {
  readonly workspaceId: string;
  readonly authorId: string | null;
}

/** Authors can manage their own items; admins can manage every item in the workspace. */
export function canManage(actor: Actor, { workspaceId, authorId }: Ownership): boolean {
  return workspaceId === actor.workspaceId && (actor.role === 'admin' || authorId === actor.userId);
}

/** Filters a list to the items that an actor can manage. `authorId` is null for all authors. */
export function ownershipFilter(actor: Actor): Ownership {
  return { workspaceId: actor.workspaceId, authorId: actor.role === 'admin' ? null : actor.userId };
}
