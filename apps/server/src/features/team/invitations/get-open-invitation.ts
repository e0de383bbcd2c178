import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { teamMessages } from '../messages.ts';
import { findOpenInvitation, type InvitationRow } from './repository.ts';

/**
 * An open invitation of the caller's workspace.
 * @throws ApiError 404 if there is none with this id.
 */
export async function getOpenInvitation(ctx: Context, id: string): Promise<InvitationRow> {
  const row = await findOpenInvitation(ctx.db, ctx.actor.workspaceId, { id });
  if (!row) throw new ApiError(404, 'not_found', teamMessages.noInvitation);
  return row;
}
