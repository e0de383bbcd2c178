import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** What is said around the screens of a hosted identity service. */
export const hostedMessages = defineMessages('hostedMessages', {
  loading: 'Loading...',
  failedTitle: 'Failed to load Clerk',
  failedText: 'The service that signs you in cannot be reached. Check your connection, and try again.',
  tryAgain: 'Try again',
  invitationTitle: 'You are invited to a workspace',
  invitationText: (name: string) =>
    `You are signed in as ${name}. An invitation is accepted by signing in with its link, so sign out first: the link then signs you in again, in the workspace that you were invited to.`,
  signOut: 'Sign out and accept',
  stay: 'Not now',
});
