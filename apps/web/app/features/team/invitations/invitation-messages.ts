import type { WorkspaceRole } from '@pagewright/contract/auth';
import type { INVITATION_STATES } from '@pagewright/contract/team';
import { defineMessages } from '../../../lib/messages/define-messages.ts';

const ROLES: Readonly<Record<WorkspaceRole, string>> = {
  admin: 'an admin',
  basic_member: 'a member',
  client: 'a client',
};
const OVER: Readonly<Record<Exclude<(typeof INVITATION_STATES)[number], 'pending'>, string>> = {
  accepted: 'It was already accepted.',
  declined: 'It was declined.',
  withdrawn: 'It was withdrawn.',
  expired: 'It has expired.',
};

/** Texts of the invitation page. */
export const invitationMessages = defineMessages('invitationMessages', {
  loading: 'Loading invitation',
  heading: (workspace: string) => `Join ${workspace}`,
  text: (inviter: string, workspace: string, role: WorkspaceRole) =>
    `${inviter} invites you to work in “${workspace}” as ${ROLES[role]}.`,
  accept: 'Accept invitation',
  decline: 'Decline',
  declineQuestion: 'Decline this invitation?',
  declineText: 'To join later, you will need a new one.',
  cancel: 'Cancel',
  declined: 'You declined the invitation.',
  signedOut: (email: string) =>
    `The invitation is for ${email}. Make an account with this address, or sign in.`,
  signUp: 'Create account',
  signIn: 'Sign in',
  otherAddress: (invited: string, mine: string) =>
    `The invitation is for ${invited}, and you are signed in as ${mine}.`,
  signOut: 'Sign out and continue',
  overTitle: 'This invitation is no longer open',
  over: (state: keyof typeof OVER) => `${OVER[state]} Ask for a new one.`,
  open: 'Open Pagewright',
  linkTitle: 'This link is not valid',
  linkMissing: 'Open it from the email again.',
  failedTitle: 'The invitation could not be loaded',
  retry: 'Retry',
});
