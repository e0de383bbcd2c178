/** The sentences in English. */
export const english = {
  away: 'The sign-in service is not responding. Try again in a minute.',
  busy: 'The sign-in service is busy. Try again in a minute.',
  keyRefused: 'The sign-in service does not accept this installation’s key. Tell its operator.',
  refused: (reason: string) => `The sign-in service refused this: ${reason}`,
  managed: 'You can do this in your account at the sign-in service. Open the account menu there.',
  personal: 'This is your personal workspace. Create a workspace for your team, then invite people to it.',
  wrongPassword: 'The current password is incorrect.',
  wrongCode: 'This code is incorrect or was already used.',
  tooManyAttempts: 'Too many attempts. Please try again later.',
  passwordAgain: 'Enter your password again to continue.',
  codeAgain: 'Enter a new code from your authenticator app to continue.',
  sessionMissing: 'Authentication required. Please log in.',
  addressTaken:
    'This address belongs to an account created before this installation used its sign-in service. Tell its operator.',
  alreadyMember: 'This person is already a member.',
  alreadyInvited: 'This address already has an open invitation at the sign-in service.',
  signatureWrong: 'This message is not signed by the sign-in service, or it is too old.',
  eventUnreadable: 'This message from the sign-in service cannot be read.',
};

/** The texts every language provides. */
export type ClerkSentences = typeof english;
