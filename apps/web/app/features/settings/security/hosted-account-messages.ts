import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** Texts for accounts managed by a hosted identity service. */
export const hostedAccountMessages = defineMessages('hostedAccountMessages', {
  title: 'Password, two-factor sign-in, and devices',
  text: 'You sign in with a separate service. There you can change your password and address, turn two-factor sign-in on or off, and see your devices.',
  open: 'Manage sign-in and security',
  failed: 'Failed to load Clerk. The sign-in service cannot be reached. Check your connection and try again.',
});
