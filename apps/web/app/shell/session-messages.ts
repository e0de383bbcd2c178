import { defineMessages } from '../lib/messages/define-messages.ts';

/** What is said of a session that is away, ended or about to end. */
export const sessionMessages = defineMessages('sessionMessages', (format) => ({
  away: 'The server cannot be reached. What you see may be out of date; we keep trying.',
  servedOnly:
    'The service that signs you in answers only in part. You can go on working; we keep trying to reach it.',
  retry: 'Try now',
  ended: 'Your session has ended. What is on this screen stays until you leave it.',
  idle: (minutes: number) =>
    `You were signed out, because nothing was done for ${format.number(minutes)} minutes. What is on this screen stays until you leave it.`,
  login: 'Login',
  otherTab: 'Sign in in a new tab and go on here',
  warning: 'Nothing has been done here for a while. You will soon be signed out.',
  secondsLeft: (seconds: number) => format.plural(seconds, { one: '# second left', other: '# seconds left' }),
  stay: 'Stay signed in',
  removed: (workspace: string) =>
    `You are no longer a member of “${workspace}”. What is on this screen stays until you leave it.`,
  goOn: 'Go to my workspace',
}));
