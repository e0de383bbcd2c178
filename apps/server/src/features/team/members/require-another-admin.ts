import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { teamMessages } from '../messages.ts';
import { countMembers, type MemberRow } from '../repository.ts';

/** @throws ApiError 422 if the workspace would be left without an admin. */
export async function requireAnotherAdmin(ctx: Context, { role }: MemberRow): Promise<void> {
  if (role !== 'admin') return;
  const { admins } = await countMembers(ctx.db, ctx.actor.workspaceId);
  if (admins < 2) throw new ApiError(422, 'last_admin', teamMessages.lastAdmin);
}
