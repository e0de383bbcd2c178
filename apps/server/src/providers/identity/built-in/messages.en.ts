/** The sentences in English. */
export const english = {
  wrongCredentials: 'Invalid email or password',
  wrongPassword: 'The current password is incorrect.',
  wrongCode: 'This code is incorrect or was already used.',
  secondFactorRequired: 'Enter the code from your authenticator app, or a recovery code.',
  passwordAgain: 'Enter your password again to continue.',
  codeAgain: 'Enter a new code from your authenticator app to continue.',
  twoFactorOn: 'Two-factor sign-in is already on.',
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
    'Confirm your email address first. Open the link we emailed you, or request a new one in Settings, Security.',
  addressVerified: 'Your email address is already confirmed.',
  sso: {
    off: 'Single sign-on is not set up here.',
    required: (name: string) => `People with this email address sign in with ${name}.`,
    noSecret: 'Enter the client secret of the provider.',
    noWorkspace: 'Choose a workspace where you are an admin, other than the sample.',
    notEnforceable: 'To require single sign-on, turn it on and enter at least one domain.',
    noEmergency:
      'To require single sign-on, enter an emergency account that exists and has a password, so you cannot be locked out.',
    unusable: 'The provider did not respond as an OpenID provider. Check its address.',
  },
  leakedPassword:
    'This password appears in public lists of leaked passwords, which attackers try first. Choose another one, such as four unrelated words.',
};

/** The texts every language provides. */
export type IdentitySentences = typeof english;
