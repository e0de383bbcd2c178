import { ApiError } from '../../api-error.ts';
import type { Actor } from '../../context.ts';
import { publishingRefusals } from './messages.ts';

/** Whether somebody may change how and where the workspace publishes. */
export function mayChangeSite(actor: Pick<Actor, 'role'>): boolean {
  return actor.role === 'admin';
}

/** Only admins of a workspace change how and where it publishes. @throws ApiError 403. */
export function requireAdmin(actor: Pick<Actor, 'role'>): void {
  if (!mayChangeSite(actor)) throw new ApiError(403, 'forbidden', publishingRefusals.adminsOnly);
}
