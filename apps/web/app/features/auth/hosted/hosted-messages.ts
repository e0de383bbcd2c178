import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** Texts around the screens of a hosted identity service. */
export const hostedMessages = defineMessages('hostedMessages', {
  loading: 'Loading...',
  failedTitle: 'Failed to load Clerk',
  failedText: 'The sign-in service cannot be reached. Check your connection and try again.',
  tryAgain: 'Try again',
  invitationTitle: 'You are invited to a workspace',
  invitationText: (name: string) =>
    `You are signed in as ${name}. To accept the invitation, you sign in with its link, so sign out first. The link then signs you in to the workspace you were invited to.`,
  signOut: 'Sign out and accept',
  stay: 'Not now',
});
