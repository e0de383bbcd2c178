import type { WorkspaceRole } from '@pagewright/contract/auth';
import { INVITATION_DAYS } from '@pagewright/contract/team';

const ROLES: Readonly<Record<WorkspaceRole, string>> = {
  admin: 'an admin',
  basic_member: 'a member',
  client: 'a client',
};

/** What the mail of an invitation says. */
export interface InvitationWords {
  readonly inviterName: string;
  readonly workspaceName: string;
  readonly role: WorkspaceRole;
}

/** The sentences in English. */
export const english = {
  adminsOnly: 'Only a workspace admin can do this.',
  noMember: 'This person is not a member of this workspace.',
  noInvitation: 'This invitation does not exist or is no longer open.',
  noWorkspace: 'You are not a member of this workspace.',
  lastAdmin: 'A workspace needs at least one admin. Make someone else an admin first.',
  alreadyMember: 'This person is already a member.',
  alreadyInvited: 'This address already has an open invitation. Resend it from the list instead.',
  seatsFull: (plan: string, used: number, limit: number, more: string) =>
    `All seats of the ${plan} plan are taken: ${used} of ${limit}, including pending invitations. ${more}`,
  tooManyMembers: 'This workspace has reached the maximum number of members.',
  workspaceFull: (workspace: string, inviter: string) =>
    `${workspace} has no free seats. Ask ${inviter} to free one up, then open the link again.`,
  noSeat: (workspace: string) => `${workspace} has no free seats.`,
  tooManyInvitations: 'Too many invitations sent. Try again later.',
  linkUnknown: 'This link is not valid. If you got a newer email, use the link in it.',
  linkOver: {
    accepted: 'This invitation was already accepted. Ask for a new one.',
    declined: 'This invitation was declined. Ask for a new one.',
    withdrawn: 'This invitation was withdrawn. Ask for a new one.',
    expired: 'This invitation has expired. Ask for a new one.',
  },
  otherAddress: (email: string) =>
    `This invitation is for ${email}. Sign in with an account for that address to accept it.`,
  tooManyWorkspaces: (most: number) =>
    `You are already an admin of ${most} workspaces, which is the limit. Use one of them.`,
  mailSubject: ({ inviterName, workspaceName }: InvitationWords) =>
    `Invitation to “${workspaceName}” on Pagewright, from “${inviterName}”`,
  mailButton: 'Open the invitation',
  mailText: ({ inviterName, workspaceName, role }: InvitationWords, link: string) =>
    [
      'Hello,',
      `“${inviterName}” invites you to work in “${workspaceName}” on Pagewright as ${ROLES[role]}. Open this link to accept or decline:`,
      link,
      `The link works once, for ${INVITATION_DAYS} days, and only for this address. If you do not know who invited you, ignore this email.`,
    ].join('\n\n'),
};

/** What each language says. */
export type TeamSentences = typeof english;
