import { ApiError } from '../../../platform/api-error.ts';
import type { Actor, Context } from '../../../platform/context.ts';
import { analyticsMessages } from '../messages.ts';

/** Whether the actor may connect and disconnect the workspace's search figures. */
export function mayChangeConnection({ role }: Pick<Actor, 'role'>): boolean {
  return role === 'admin';
}

/** @throws ApiError 403 for anyone else. */
export function requireConnecting({ actor }: Pick<Context, 'actor'>): void {
  if (!mayChangeConnection(actor))
    throw new ApiError(403, 'forbidden', analyticsMessages.connectionForAdmins);
}

/**
 * Requires a confirmed email address and a recent sign-in check before a key is added.
 * @throws ApiError 403 `address_unverified`, `password_again` or `code_again`.
 */
export async function requireKeyProof({ actor, db, services }: Context): Promise<void> {
  const { security } = services.identity;
  await security.address?.require(actor, db);
  await security.requireProof(actor, 'moderate', db);
}
