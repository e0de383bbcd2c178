import type { SignInOutcome } from '@pagewright/contract/settings/security';
import { defineMessages } from '../../../lib/messages/define-messages.ts';

const OUTCOMES: Readonly<Record<SignInOutcome, string>> = {
  signed_in: 'Signed in',
  wrong_password: 'Wrong password',
  wrong_code: 'Wrong code',
};

/** Texts of the security tab. */
export const securityMessages = defineMessages('securityMessages', (format) => ({
  password: 'Password',
  lastChanged: (day: string) => `Last changed on ${day}.`,
  changePassword: 'Change password',
  changeHelp: 'You stay signed in here and are signed out everywhere else.',
  currentPassword: 'Current password',
  newPassword: 'New password',
  repeat: 'Repeat the new password',
  passwordChanged: 'Password changed. You were signed out everywhere else.',

  twoFactor: 'Two-factor sign-in',
  twoFactorHelp: 'Asks for a code from an authenticator app in addition to your password.',
  isOn: 'On',
  isOff: 'Off',
  codesLeft: (count: number) =>
    format.plural(count, { one: '# recovery code left', other: '# recovery codes left' }),
  fewCodes: 'Create new recovery codes before you use the last one.',
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  newCodes: 'New recovery codes',
  offTitle: 'Turn off two-factor sign-in?',
  offText: 'Anyone who knows your password will be able to sign in.',
  turnedOff: 'Two-factor sign-in is off',
  setUpTitle: 'Turn on two-factor sign-in',
  scan: 'Scan this code with an authenticator app such as Aegis, Google Authenticator or 1Password.',
  qrCode: 'QR code for your authenticator app',
  orType: 'Or enter this key:',
  copy: 'Copy the key',
  copied: 'Copied',
  code: 'Code from the app',
  codeHelp: 'Six digits. This confirms the app works before you need it.',
  codeMissing: 'Enter the code from the app',
  codesTitle: 'Your recovery codes',
  codesText:
    'Each code works once if you do not have your app. They are shown only now, so store them with your passwords.',
  download: 'Download codes',
  fileName: 'pagewright-recovery-codes.txt',
  fileHead: (email: string) => `Pagewright recovery codes for ${email}. Each works once.`,
  kept: 'I saved them',
  cancel: 'Cancel',
  close: 'Close',

  timeout: 'Session time-out',
  timeoutHelp: 'You are signed out on every device after this time without activity.',
  minutes: (count: number) =>
    count < 60
      ? format.plural(count, { one: '# minute', other: '# minutes' })
      : format.plural(count / 60, { one: '# hour', other: '# hours' }),
  timeoutSaved: (time: string) => `You will be signed out after ${time} without activity`,

  sessions: 'Sessions',
  sessionsHelp: 'Where you are signed in now.',
  device: 'Device',
  browserOn: (browser: string, system: string) => `${browser} on ${system}`,
  place: 'Place',
  seen: (place: string, moment: string) => `Place: ${place} · Last active: ${moment}`,
  thisOne: 'This session',
  unknown: '—',
  placeHelp: 'We do not look up IP locations, so places are unknown.',
  end: 'End',
  endOf: (device: string) => `End the session of ${device}`,
  sessionEnded: 'Session ended',
  allSessions: (count: number) => `Show all ${count} sessions`,
  endOthers: 'End all other sessions',
  endOthersTitle: 'End all other sessions?',
  endOthersText: 'Anyone signed in to your account elsewhere will have to sign in again.',
  othersEnded: 'All other sessions ended',

  history: 'Sign-in history',
  historyHelp: 'The latest sign-ins and attempts from the last 90 days.',
  when: 'When',
  outcome: 'Outcome',
  outcomeName: (outcome: SignInOutcome) => OUTCOMES[outcome],
  address: 'IP address',
  noHistory: 'No sign-ins in the last 90 days.',
}));
