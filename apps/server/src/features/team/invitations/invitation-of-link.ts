import { ApiError } from '../../../api-error.ts';
import type { Database } from '../../../db/client.ts';
import { teamMessages } from '../messages.ts';
import { lockWorkspace } from '../repository.ts';
import { digestOf } from './invitation-secret.ts';
import { findByDigest, type InvitationRow } from './repository.ts';

interface DatabaseOf {
  readonly db: Database;
}

/** The invitation of a link, whatever became of it. @throws ApiError 404 for a link that is none, or no longer. */
export async function invitationOfLink(ctx: DatabaseOf, token: string): Promise<InvitationRow> {
  const row = await findByDigest(ctx, digestOf(token));
  if (!row) throw new ApiError(404, 'link_unknown', teamMessages.linkUnknown);
  return row;
}

/** As `invitationOfLink`, with its workspace locked: nobody answers or withdraws it until the transaction ends. */
export async function lockInvitationOfLink(ctx: DatabaseOf, token: string): Promise<InvitationRow> {
  await lockWorkspace(ctx, (await invitationOfLink(ctx, token)).workspaceId);
  return invitationOfLink(ctx, token);
}

/** @throws ApiError 409 for an invitation that can no longer be answered, saying why. */
export function requirePending({ state }: InvitationRow): void {
  if (state !== 'pending') throw new ApiError(409, `invitation_${state}`, teamMessages.linkOver[state]);
}
