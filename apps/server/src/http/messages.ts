/** The sentences of refusals that no feature owns, in English; the application translates them by their code. */
export const httpMessages = {
  invalidJson: 'The request body is not valid JSON.',
  tooDeep: 'The request body is nested too deeply.',
  forbiddenKey: 'The request body holds a key that is not allowed.',
  unreadableText: 'The request holds characters that cannot be stored.',
  invalid: 'Invalid request. Please check your input.',
  notFound: 'The requested resource was not found.',
  unauthenticated: 'Authentication required. Please log in.',
  forbidden: 'You do not have permission to perform this action.',
  tooLarge: 'The request is too large.',
  tooSlow: 'The request came too slowly.',
  wrongType: 'This type of content is not accepted here.',
  tooMany: 'Too many requests. Please try again later.',
  server: 'Server error. Please try again later.',
  unavailable: 'Service temporarily unavailable.',
  cancelled: 'The call was cancelled.',
  keyReused: 'This idempotency key was already used for another request.',
} as const;
