import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** What is said around the screens of a hosted identity service. */
export const hostedMessages = defineMessages('hostedMessages', {
  loading: 'Loading...',
  failedTitle: 'Failed to load Clerk',
  failedText: 'The service that signs you in cannot be reached. Check your connection, and try again.',
  tryAgain: 'Try again',
});
