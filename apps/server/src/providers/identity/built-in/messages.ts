/** The sentences of the built-in identity's refusals, in English; the application translates them by their code. */
export const identityMessages = {
  wrongCredentials: 'Invalid email or password',
  wrongPassword: 'The current password is not right.',
  emailTaken: 'An account with this email address already exists.',
  sessionMissing: 'Authentication required. Please log in.',
  notAMember: 'You are not a member of this workspace.',
  linkInvalid: 'This link is no longer valid. Please request a new one.',
  foreignOrigin: 'This request came from another site.',
  tooManySignIns: 'Too many failed attempts for this account. Please try again later.',
  tooManyRequests: 'Too many requests. Please try again later.',
  invalid: 'Invalid request. Please check your input.',
  server: 'Server error. Please try again later.',
} as const;
