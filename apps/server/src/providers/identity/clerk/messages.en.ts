/** The sentences in English. */
export const english = {
  away: 'The sign-in service does not answer. Please try again in a minute.',
  busy: 'The sign-in service has too much to do. Please try again in a minute.',
  keyRefused:
    'The sign-in service does not accept the key of this installation. Please tell whoever operates it.',
  refused: (reason: string) => `The sign-in service refused this: ${reason}`,
  managed: 'This is done in your account at the sign-in service. Open your account menu there.',
  personal: 'This workspace is yours alone. Make a workspace for your team, then invite others to it.',
  wrongPassword: 'The current password is not right.',
  wrongCode: 'This code is not right, or it was used before.',
  tooManyAttempts: 'Too many attempts. Please try again later.',
  passwordAgain: 'Please enter your password again to do this.',
  codeAgain: 'Please enter a code of your authenticator again to do this.',
  sessionMissing: 'Authentication required. Please log in.',
  addressTaken:
    'This address belongs to an account from before this installation used its sign-in service. Please tell whoever operates it.',
  alreadyMember: 'This person is a member already.',
  alreadyInvited: 'This address has an open invitation at the sign-in service.',
  signatureWrong: 'This message is not signed by the sign-in service, or it is too old.',
  eventUnreadable: 'This message of the sign-in service cannot be read.',
};

/** What each language says. */
export type ClerkSentences = typeof english;
