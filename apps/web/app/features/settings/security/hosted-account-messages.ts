import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** What is said where a hosted identity service keeps the account safe. */
export const hostedAccountMessages = defineMessages('hostedAccountMessages', {
  title: 'Password, second factor and devices',
  text: 'You sign in with a service of its own. There you change your password and address, turn the second factor on or off, and see your devices.',
  open: 'Manage sign-in and security',
  failed:
    'Failed to load Clerk. The service that signs you in cannot be reached; check your connection, and try again.',
});
