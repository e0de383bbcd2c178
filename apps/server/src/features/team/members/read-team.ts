import type { Team } from '@pagewright/contract/team';
import type { Context } from '../../../platform/context.ts';
import { listOpenInvitations } from '../invitations/repository.ts';
import { toInvitation } from '../invitations/to-invitation.ts';
import { getWorkspace, listMembers } from '../repository.ts';
import { countSeats } from '../seats.ts';
import { toMember } from './to-member.ts';

/** The members of the caller's workspace; only admins see invitations. */
export async function readTeam(ctx: Context): Promise<Team> {
  const { workspaceId, role } = ctx.actor;
  const members = await listMembers(ctx.db, workspaceId);
  const { members: taken, used, limit } = await countSeats(ctx, workspaceId);
  const invitations = role === 'admin' ? await listOpenInvitations(ctx.db, workspaceId) : null;
  return {
    members: members.map(toMember),
    organization: await getWorkspace(ctx.db, workspaceId),
    pendingInvites: used - taken,
    invitations: invitations?.map(toInvitation) ?? null,
    seats: { used, limit },
  };
}
