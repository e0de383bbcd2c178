import { ApiError } from '../../../platform/api-error.ts';
import type { Database } from '../../../platform/db/client.ts';
import { teamMessages } from '../messages.ts';
import { lockWorkspace } from '../repository.ts';
import { hashSecret } from './invitation-secret.ts';
import { findByDigest, type InvitationRow } from './repository.ts';

/**
 * The invitation of a link in any state.
 * @throws ApiError 404 for an unknown or replaced link.
 */
export async function findInvitationByLink(db: Database, token: string): Promise<InvitationRow> {
  const row = await findByDigest(db, hashSecret(token));
  if (!row) throw new ApiError(404, 'link_unknown', teamMessages.linkUnknown);
  return row;
}

/**
 * Like `findInvitationByLink`, with its workspace locked so no one answers or withdraws it until the transaction ends.
 */
export async function lockInvitationByLink(db: Database, token: string): Promise<InvitationRow> {
  await lockWorkspace(db, (await findInvitationByLink(db, token)).workspaceId);
  return findInvitationByLink(db, token);
}

/** @throws ApiError 409 with the reason for an invitation that can no longer be answered. */
export function requirePending({ state }: InvitationRow): void {
  if (state !== 'pending') throw new ApiError(409, `invitation_${state}`, teamMessages.linkOver[state]);
}
