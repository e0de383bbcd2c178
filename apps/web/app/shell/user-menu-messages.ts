import { defineMessages } from '../lib/messages/define-messages.ts';

/** Texts of the open user menu. */
export const userMenuMessages = defineMessages('userMenuMessages', {
  profile: 'Profile',
  help: 'Help guide',
  signOut: 'Sign out',
  appearance: 'Appearance',
  light: 'Light',
  dark: 'Dark',
  auto: 'System',
});
