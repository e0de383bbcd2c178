import { ApiError } from '../../platform/api-error.ts';
import type { Actor, Context } from '../../platform/context.ts';
import { publishingRefusals } from './messages.ts';

/** Whether a member may change how and where the workspace publishes. */
export function mayChangeSite(actor: Pick<Actor, 'role'>): boolean {
  return actor.role === 'admin';
}

/**
 * Only workspace admins may change how and where it publishes.
 * @throws ApiError 403.
 */
export function requireAdmin(actor: Pick<Actor, 'role'>): void {
  if (!mayChangeSite(actor)) throw new ApiError(403, 'forbidden', publishingRefusals.adminsOnly);
}

/**
 * Changing where content is sent, or with which secret, requires a verified email address and a recent confirmation of
 * identity.
 * @throws ApiError 403 `address_unverified`, `password_again` or `code_again`.
 */
export async function requireRecentProof({
  actor,
  db,
  services,
}: Pick<Context, 'actor' | 'db' | 'services'>): Promise<void> {
  const { security } = services.identity;
  await security.address?.require(actor, db);
  await security.requireProof(actor, 'moderate', db);
}
