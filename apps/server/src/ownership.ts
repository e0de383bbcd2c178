import type { Actor } from './actor.ts';

/** Whose a thing of a workspace is; its author may be gone. */
export interface Owned {
  readonly workspaceId: string;
  readonly authorId: string | null;
}

/** An author has their own things, an admin all of the workspace's. */
export function isInHands(actor: Actor, { workspaceId, authorId }: Owned): boolean {
  return workspaceId === actor.workspaceId && (actor.role === 'admin' || authorId === actor.userId);
}

/** The things that an actor has in hand, for a list: those of one author, or of all where `authorId` is null. */
export function thingsInHands(actor: Actor): Owned {
  return { workspaceId: actor.workspaceId, authorId: actor.role === 'admin' ? null : actor.userId };
}
