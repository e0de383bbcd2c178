import type { SignInOutcome } from '@pagewright/contract/settings/security';
import { defineMessages } from '../../../lib/messages/define-messages.ts';

const OUTCOMES: Readonly<Record<SignInOutcome, string>> = {
  signed_in: 'Signed in',
  wrong_password: 'Wrong password',
  wrong_code: 'Wrong code',
};

/** What the tab of security says. */
export const securityMessages = defineMessages('securityMessages', (format) => ({
  password: 'Password',
  lastChanged: (day: string) => `Last changed on ${day}.`,
  changePassword: 'Change password',
  changeHelp: 'You stay signed in here and are signed out everywhere else.',
  currentPassword: 'Current password',
  newPassword: 'New password',
  repeat: 'Repeat the new password',
  passwordChanged: 'Password changed. All other sessions were ended.',

  twoFactor: 'Two-factor sign-in',
  twoFactorHelp: 'A code of an authenticator app, besides the password, when you sign in.',
  isOn: 'On',
  isOff: 'Off',
  codesLeft: (count: number) =>
    format.plural(count, { one: '# recovery code left', other: '# recovery codes left' }),
  fewCodes: 'Make new recovery codes before the last one is used.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  newCodes: 'New recovery codes',
  offTitle: 'Turn two-factor sign-in off?',
  offText: 'Whoever knows your password can then sign in.',
  turnedOff: 'Two-factor sign-in is off',
  setUpTitle: 'Turn on two-factor sign-in',
  scan: 'Scan this code with an authenticator app such as Aegis, Google Authenticator or 1Password.',
  qrCode: 'QR code for your authenticator app',
  orType: 'Or type this key into it:',
  copy: 'Copy the key',
  copied: 'Copied',
  code: 'Code of the app',
  codeHelp: 'Six digits. This shows that the app works before it is asked for.',
  codeMissing: 'Enter the code that the app shows',
  codesTitle: 'Your recovery codes',
  codesText:
    'Each signs you in once when the app is not at hand. They are shown only now: keep them where you keep your passwords.',
  download: 'Download codes',
  fileName: 'pagewright-recovery-codes.txt',
  fileHead: (email: string) => `Recovery codes of Pagewright for ${email}. Each works once.`,
  kept: 'I have kept them',
  cancel: 'Cancel',
  close: 'Close',

  timeout: 'Session time-out',
  timeoutHelp: 'You are signed out after this time without doing anything, on every device.',
  minutes: (count: number) =>
    count < 60
      ? format.plural(count, { one: '# minute', other: '# minutes' })
      : format.plural(count / 60, { one: '# hour', other: '# hours' }),
  timeoutSaved: (time: string) => `You are signed out after ${time} without activity`,

  sessions: 'Sessions',
  sessionsHelp: 'Where you are signed in now.',
  device: 'Device',
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  place: 'Place',
  seen: (place: string, moment: string) => `Place: ${place} · Last active: ${moment}`,
  thisOne: 'This session',
  unknown: '—',
  placeHelp: 'Nobody is asked where an address lies, so places are not known.',
  end: 'End',
  endOf: (device: string) => `End the session of ${device}`,
  sessionEnded: 'Session ended',
  allSessions: (count: number) => `Show all ${count} sessions`,
  endOthers: 'End all other sessions',
  endOthersTitle: 'End all other sessions?',
  endOthersText: 'Everybody who is signed in to your account elsewhere has to sign in again.',
  othersEnded: 'All other sessions were ended',

  history: 'Sign-in history',
  historyHelp: 'The newest sign-ins and attempts of the last 90 days.',
  when: 'When',
  outcome: 'Outcome',
  outcomeName: (outcome: SignInOutcome) => OUTCOMES[outcome],
  address: 'IP address',
  noHistory: 'Nobody has signed in in the last 90 days.',
}));
