import { defineMessages } from '../lib/messages/define-messages.ts';

/** Texts of the frame around every screen. */
export const shellMessages = defineMessages('shellMessages', {
  skip: 'Skip to content',
  loading: 'Loading...',
  screens: 'Screens',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  collapseSidebar: 'Collapse sidebar',
  expandSidebar: 'Expand sidebar',
  toDark: 'Switch to dark',
  toLight: 'Switch to light',
  userMenu: (name: string) => `User menu of ${name}`,
  userMenuLoading: 'Loading…',

  failedTitle: 'An unexpected error occurred',
  failedText: 'This screen could not be shown. Reloading usually helps. Everything you saved is safe.',
  reload: 'Reload',

  unreachableTitle: 'Failed to load Clerk',
  unreachableText:
    'The sign-in service cannot be reached. We will keep trying; check your connection in the meantime.',
  tryAgain: 'Try again',
});
