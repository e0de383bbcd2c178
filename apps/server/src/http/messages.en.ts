/** The sentences in English. */
export const english = {
  invalidJson: 'The request body is not valid JSON.',
  tooDeep: 'The request body is nested too deeply.',
  tooManyValues: 'The request body holds too many values: at most 20,000 are taken. Send less at once.',
  forbiddenKey: 'The request body holds a key that is not allowed.',
  unreadableText: 'The request holds characters that cannot be stored.',
  invalid: 'Invalid request. Please check your input.',
  notFound: 'The requested resource was not found.',
  unknownField: (name: string) =>
    `The field “${name}” is not known here, so nothing was saved. Leave it out or check its name.`,
  unauthenticated: 'Authentication required. Please log in.',
  apiTokenInvalid: 'This API token is not valid: it is unknown, ended or revoked.',
  apiTokenNotTaken: 'This call cannot be made with an API token. Sign in to make it.',
  apiTokenScope: (scope: string) => `This API token does not allow ${scope}.`,
  planWithoutApi: (plan: string) => `The ${plan} plan has no API access.`,
  forbidden: 'You do not have permission to perform this action.',
  tooLarge: 'The request is too large.',
  tooSlow: 'The request came too slowly.',
  wrongType: (media: string) => `Send the body as ${media}, and say so in the Content-Type header.`,
  tooMany: 'Too many requests. Please try again later.',
  tooManyTitle: 'Too many requests',
  tooManyPages:
    'This network has asked for too many pages in a short time. Wait a minute, then load the page again.',
  server: 'Server error. Please try again later.',
  unavailable: 'Service temporarily unavailable.',
  cancelled: 'The call was cancelled.',
  wrongCursor: 'This place in the list is not valid. Please start at the beginning.',
  keyReused: 'This idempotency key was already used for another request.',
};

/** What each language says. */
export type HttpSentences = typeof english;
