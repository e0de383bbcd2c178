import { ApiError } from '../../platform/api-error.ts';
import type { Actor } from '../../platform/context.ts';
import type { ContentStatus } from '@pagewright/contract/content';
import { canManage, type Ownership } from '../../platform/access/ownership.ts';
import { contentMessages } from './messages.ts';

/** The fields that the policy checks. */
interface Shared extends Ownership {
  readonly status: ContentStatus;
}

/** Statuses in which teammates may read an item. */
export const SHARED_STATUSES = [
  'review',
  'scheduled',
  'published',
] as const satisfies readonly ContentStatus[];

/** Authors edit their own items, admins all items of the workspace. */
export function mayEdit(actor: Actor, item: Shared): boolean {
  return canManage(actor, item);
}

/** Anyone who may edit may read. Members also read teammates' items that are in review, scheduled, or published. */
export function mayRead(actor: Actor, item: Shared): boolean {
  return mayEdit(actor, item) || (item.workspaceId === actor.workspaceId && item.status !== 'draft');
}

/** @throws ApiError 404 if there is no item, or none that the actor may read. */
export function requireReadable<Item extends Shared>(actor: Actor, item: Item | undefined): Item {
  if (item && mayRead(actor, item)) return item;
  throw new ApiError(404, 'not_found', contentMessages.notFound);
}

/** @throws ApiError 404 as `requireReadable`, 403 if the actor may read but not change the item. */
export function requireEditable<Item extends Shared>(actor: Actor, item: Item | undefined): Item {
  const readable = requireReadable(actor, item);
  if (mayEdit(actor, readable)) return readable;
  throw new ApiError(403, 'forbidden', contentMessages.notYours);
}
