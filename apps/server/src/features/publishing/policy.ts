import { ApiError } from '../../api-error.ts';
import type { Actor, Context } from '../../context.ts';
import { publishingRefusals } from './messages.ts';

/** Whether somebody may change how and where the workspace publishes. */
export function mayChangeSite(actor: Pick<Actor, 'role'>): boolean {
  return actor.role === 'admin';
}

/** Only admins of a workspace change how and where it publishes. @throws ApiError 403. */
export function requireAdmin(actor: Pick<Actor, 'role'>): void {
  if (!mayChangeSite(actor)) throw new ApiError(403, 'forbidden', publishingRefusals.adminsOnly);
}

/**
 * Whoever says where the workspace's words go, or by which secret, has confirmed their address and lately shown who they are.
 * @throws ApiError 403 `address_unverified`, `password_again` or `code_again`.
 */
export async function requireProof({
  actor,
  db,
  services,
}: Pick<Context, 'actor' | 'db' | 'services'>): Promise<void> {
  const { security } = services.identity;
  await security.address?.require(actor, db);
  await security.requireProof(actor, 'moderate', db);
}
