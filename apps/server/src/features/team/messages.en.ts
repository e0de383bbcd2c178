import type { WorkspaceRole } from '@pagewright/contract/auth';
import { INVITATION_DAYS } from '@pagewright/contract/team';

const ROLES: Readonly<Record<WorkspaceRole, string>> = { admin: 'an admin', basic_member: 'a member' };

/** What the mail of an invitation says. */
export interface InvitationWords {
  readonly inviterName: string;
  readonly workspaceName: string;
  readonly role: WorkspaceRole;
}

/** The sentences in English. */
export const english = {
  adminsOnly: 'Only an admin of this workspace can do this.',
  noMember: 'There is no such member in this workspace.',
  noInvitation: 'There is no such open invitation in this workspace.',
  noWorkspace: 'There is no such workspace among yours.',
  lastAdmin: 'A workspace keeps at least one admin. Make somebody else an admin first.',
  alreadyMember: 'This person is a member already.',
  alreadyInvited: 'This address has an open invitation. Resend it from the list instead.',
  seatsFull: (plan: string, used: number, limit: number, more: string) =>
    `All seats of the ${plan} plan are taken: ${used} of ${limit}, pending invitations counted. ${more}`,
  tooManyMembers: 'This workspace has as many members as a workspace can have.',
  workspaceFull: (workspace: string, inviter: string) =>
    `${workspace} has no free seat left. Ask ${inviter} to make room, then open the link again.`,
  noSeat: (workspace: string) => `${workspace} has no free seat left.`,
  tooManyInvitations: 'Too many invitations were sent. Please try again later.',
  linkUnknown: 'This link is not valid. If a newer mail was sent to you, use its link.',
  linkOver: {
    accepted: 'This invitation was accepted already. Ask for a new one.',
    declined: 'This invitation was declined. Ask for a new one.',
    withdrawn: 'This invitation was withdrawn. Ask for a new one.',
    expired: 'This invitation has expired. Ask for a new one.',
  },
  otherAddress: (email: string) =>
    `This invitation is for ${email}. Sign in with an account of that address to accept it.`,
  tooManyWorkspaces: (most: number) =>
    `You are the admin of ${most} workspaces already, which is the most. Use one of them.`,
  mailSubject: ({ inviterName, workspaceName }: InvitationWords) =>
    `Invitation to “${workspaceName}” on Pagewright, from “${inviterName}”`,
  mailButton: 'Open the invitation',
  mailText: ({ inviterName, workspaceName, role }: InvitationWords, link: string) =>
    [
      'Hello,',
      `“${inviterName}” invites you to work in “${workspaceName}” on Pagewright as ${ROLES[role]}. Open this link to accept or decline:`,
      link,
      `The link works once, within ${INVITATION_DAYS} days, and only for this address. If you do not know who invites you, ignore this mail.`,
    ].join('\n\n'),
};

/** What each language says. */
export type TeamSentences = typeof english;
