import { defineMessages } from '../lib/messages/define-messages.ts';

/** Texts of the open user menu. */
export const userMenuMessages = defineMessages('userMenuMessages', {
  profile: 'Profile',
  help: 'Help guide',
  screenHelp: 'Help on this screen',
  signOut: 'Sign out',
  appearance: 'Appearance',
  light: 'Light',
  dark: 'Dark',
  auto: 'System',
});
