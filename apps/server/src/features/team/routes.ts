import * as contract from '@pagewright/contract/team';
import type { Mount } from '../../platform/http/mount.ts';
import { acceptInvitation } from './invitations/accept-invitation.ts';
import { declineInvitation } from './invitations/decline-invitation.ts';
import { inviteMember } from './invitations/invite-member.ts';
import { openInvitation } from './invitations/open-invitation.ts';
import { resendInvitation } from './invitations/resend-invitation.ts';
import { withdrawInvitation } from './invitations/withdraw-invitation.ts';
import { changeRole } from './members/change-role.ts';
import { readTeam } from './members/read-team.ts';
import { removeMember } from './members/remove-member.ts';
import { createWorkspace } from './workspaces/create-workspace.ts';
import { listMyWorkspaces } from './workspaces/list-my-workspaces.ts';
import { switchWorkspace } from './workspaces/switch-workspace.ts';

/** Mounts the endpoints of the team: members, invitations, and a user's workspaces. */
export function teamRoutes(mount: Mount): void {
  mount(contract.readTeam, (ctx) => readTeam(ctx));
  mount(contract.createWorkspace, (ctx, { body }) => createWorkspace(ctx, body.name));
  mount(contract.listWorkspaces, (ctx) => listMyWorkspaces(ctx));
  mount(contract.switchWorkspace, (ctx, { body }) => switchWorkspace(ctx, body.workspaceId));
  mount(contract.inviteMember, (ctx, { body }) => inviteMember(ctx, body));
  mount(contract.resendInvitation, (ctx, { params }) => resendInvitation(ctx, params.id));
  mount(contract.withdrawInvitation, async (ctx, { params }) => {
    await withdrawInvitation(ctx, params.id);
    return undefined;
  });
  mount(contract.openInvitation, (ctx, { body }) => openInvitation(ctx, body.token));
  mount(contract.acceptInvitation, (ctx, { body }) => acceptInvitation(ctx, body.token));
  mount(contract.declineInvitation, async (ctx, { body }) => {
    await declineInvitation(ctx, body.token);
    return undefined;
  });
  mount(contract.changeRole, (ctx, { params, body }) => changeRole(ctx, params.id, body.role));
  mount(contract.removeMember, async (ctx, { params }) => {
    await removeMember(ctx, params.id);
    return undefined;
  });
}
