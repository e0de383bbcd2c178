/** The sentences in English. */
export const english = {
  wrongCredentials: 'Invalid email or password',
  wrongPassword: 'The current password is not right.',
  wrongCode: 'This code is not right, or it was used before.',
  secondFactorRequired: 'Enter the code of your authenticator, or a recovery code.',
  passwordAgain: 'Please enter your password again to do this.',
  codeAgain: 'Please enter a code of your authenticator again to do this.',
  twoFactorOn: 'Two-factor sign-in is on already.',
  twoFactorOff: 'Two-factor sign-in is not on.',
  sessionIdle: (minutes: number) => `You were signed out after ${minutes} minutes without activity.`,
  emailTaken: 'An account with this email address already exists.',
  sessionMissing: 'Authentication required. Please log in.',
  notAMember: 'You are not a member of this workspace.',
  linkInvalid: 'This link is no longer valid. Please request a new one.',
  foreignOrigin: 'This request came from another site.',
  tooManySignIns: 'Too many failed attempts for this account. Please try again later.',
  tooManyRequests: 'Too many requests. Please try again later.',
  invalid: 'Invalid request. Please check your input.',
  server: 'Server error. Please try again later.',
  addressUnverified:
    'Please confirm your email address first. Open the link that we mailed to you, or have a new one sent in Settings, Security.',
  addressVerified: 'There is nothing to confirm about your email address.',
  sso: {
    off: 'Single sign-on is not set up here.',
    required: (name: string) => `People with this email address sign in with ${name}.`,
    noSecret: 'Enter the client secret of the provider.',
    noWorkspace: 'Choose a workspace that you are an admin of, other than the sample.',
    notEnforceable: 'To require single sign-on, turn it on and name at least one domain.',
    noEmergency:
      'To require single sign-on, name an emergency account that exists and has a password, so that you are not locked out.',
    unusable: 'The provider did not answer as an OpenID provider does. Check its address.',
  },
  leakedPassword:
    'This password is on public lists of leaked passwords, which attackers try first. Please choose another one, such as four words that do not belong together.',
};

/** What each language says. */
export type IdentitySentences = typeof english;
