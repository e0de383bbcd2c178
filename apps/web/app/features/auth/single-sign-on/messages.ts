import { defineMessages } from '../../../lib/messages/define-messages.ts';

/** Texts of OpenID sign-in; errors by the code in the URL. */
export const ssoMessages = defineMessages('ssoMessages', {
  or: 'or',
  continue: (name: string) => `Continue with ${name}`,
  again: (name: string) => `Sign in again with ${name}`,
  failed: 'The sign-in could not be confirmed. Please try again.',
  expired: 'This sign-in took too long or was started in another browser. Please try again.',
  denied: 'The provider did not let you in.',
  unavailable: 'The provider cannot be reached right now. Please try again later.',
  no_email: 'The provider did not share your email address. Ask your administrator to allow it.',
  email_unverified: 'The provider has not verified your email address. Ask your administrator.',
  not_assigned: 'Your account has no access to this application. Ask your administrator.',
  seats_full: 'The workspace has no free seat. Ask an admin of the workspace to make room.',
});
