const letter = (subject: string, what: string) => (name: string, address: string) => ({
  subject,
  text: [
    `Hello ${name},`,
    what,
    'If this was you, there is nothing to do. If not, choose a new password at once and end all sessions:',
    address,
  ].join('\n\n'),
});

/** The mails to the owner of an account about what was done to it. */
export const accountMails = {
  passwordChanged: letter(
    'Your Pagewright password was changed',
    'The password of your account was changed, and every session was ended.',
  ),
  twoFactorOn: letter(
    'Two-factor sign-in is on',
    'From now on your account asks for a code of your authenticator when somebody signs in.',
  ),
  twoFactorOff: letter(
    'Two-factor sign-in is off',
    'Your account no longer asks for a code when somebody signs in.',
  ),
  recoveryCodesRenewed: letter(
    'New recovery codes for Pagewright',
    'New recovery codes were made for your account. The former ones are void.',
  ),
} as const;
