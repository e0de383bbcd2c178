import { DELETION_GRACE_DAYS, type WorkspaceFate } from '@pagewright/contract/settings';
import { defineMessages } from '../../../lib/messages/define-messages.ts';

const FATES: Readonly<Record<WorkspaceFate['fate'], string>> = {
  removed: 'Removed with all it holds: nobody else works in it.',
  stays: 'Stays, with what you wrote, without your name.',
  hand_over: 'You are its only admin. Make somebody else an admin first.',
};

/** What the tab of privacy says. */
export const privacyMessages = defineMessages('privacyMessages', {
  cookies: 'Cookies',
  cookiesHelp: 'Kept in this browser. Signing in needs one cookie, and nothing works without it.',
  notChosen: 'You have not chosen in this browser yet: all but the essential is disabled.',
  cookieEnabled: (category: string) => `${category} enabled`,
  cookieDisabled: (category: string) => `${category} disabled`,
  resetDone: 'Cookie preferences were reset. You will be asked again.',

  data: 'Download my data',
  dataHelp:
    'One JSON file with your account, settings, sign-ins, texts with their revisions, briefs, outlines, results and activity. Passwords, keys and codes are not in it. Pictures are named by their addresses.',
  download: 'Download my data',

  deletion: 'Delete my account',
  deletionHelp: `You are signed out everywhere at once, and the account is deleted after ${DELETION_GRACE_DAYS} days. Signing in before takes it back.`,
  deleteAccount: 'Delete my account',
  deleteTitle: 'Delete your account?',
  workspaces: 'What becomes of your workspaces',
  fate: (fate: WorkspaceFate['fate']) => FATES[fate],
  toTeam: 'Go to Team',
  typeEmail: (email: string) => `Type ${email} to confirm`,
  emailWrong: 'This is not the address of your account',
  confirmDelete: 'Delete account',
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Loading your workspaces',
  failed: 'Failed to load your workspaces',
  retry: 'Retry',
  scheduled: (day: string) => `Your account will be deleted on ${day}. Sign in before to keep it.`,
});
