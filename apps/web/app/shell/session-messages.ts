import { defineMessages } from '../lib/messages/define-messages.ts';

/** Texts about a session that is unreachable, ended, or about to end. */
export const sessionMessages = defineMessages('sessionMessages', (format) => ({
  away: 'The server cannot be reached. What you see may be out of date. We will keep trying.',
  servedOnly: 'The sign-in service is only partly available. You can keep working; we will keep trying.',
  retry: 'Try now',
  ended: 'Your session has ended. Your work on this screen stays until you leave it.',
  idle: (minutes: number) =>
    `You were signed out after ${format.number(minutes)} minutes of inactivity. Your work on this screen stays until you leave it.`,
  login: 'Login',
  otherTab: 'Sign in in a new tab and continue here',
  warning: 'You have been inactive for a while and will be signed out soon.',
  secondsLeft: (seconds: number) => format.plural(seconds, { one: '# second left', other: '# seconds left' }),
  stay: 'Stay signed in',
  removed: (workspace: string) =>
    `You are no longer a member of “${workspace}”. Your work on this screen stays until you leave it.`,
  goOn: 'Go to my workspace',
}));
