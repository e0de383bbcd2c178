import { DELETION_GRACE_DAYS, type WorkspaceFate } from '@pagewright/contract/settings';
import { defineMessages } from '../../../lib/messages/define-messages.ts';

const FATES: Readonly<Record<WorkspaceFate['fate'], string>> = {
  removed: 'Deleted with everything in it, because nobody else works in it.',
  stays: 'Kept with what you wrote, but without your name.',
  hand_over: 'You are its only admin. Make someone else an admin first.',
};

/** Texts of the privacy tab. */
export const privacyMessages = defineMessages('privacyMessages', {
  cookies: 'Cookies',
  cookiesHelp: 'Stored in this browser. Signing in needs one essential cookie.',
  notChosen: 'You have not chosen in this browser yet, so only essential cookies are enabled.',
  cookieEnabled: (category: string) => `${category} enabled`,
  cookieDisabled: (category: string) => `${category} disabled`,
  resetDone: 'Cookie preferences were reset. You will be asked again.',

  data: 'Download my data',
  dataHelp:
    'One JSON file with your account, settings, sign-ins, texts and their revisions, briefs, outlines, results, and activity. It contains no passwords, keys, or codes. Images are included as links.',
  download: 'Download my data',

  deletion: 'Delete my account',
  deletionHelp: `You are signed out everywhere immediately, and the account is deleted after ${DELETION_GRACE_DAYS} days. Sign in before then to cancel.`,
  deleteAccount: 'Delete my account',
  deleteTitle: 'Delete your account?',
  workspaces: 'What happens to your workspaces',
  fate: (fate: WorkspaceFate['fate']) => FATES[fate],
  toTeam: 'Go to Team',
  typeEmail: (email: string) => `Type ${email} to confirm`,
  emailWrong: 'This is not your account’s address',
  confirmDelete: 'Delete account',
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Loading your workspaces',
  failed: 'Failed to load your workspaces',
  retry: 'Retry',
  scheduled: (day: string) => `Your account will be deleted on ${day}. Sign in before then to keep it.`,
});
