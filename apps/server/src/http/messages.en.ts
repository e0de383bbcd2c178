/** The sentences in English. */
export const english = {
  invalidJson: 'The request body is not valid JSON.',
  tooDeep: 'The request body is nested too deeply.',
  tooManyValues: 'The request body has too many values (limit: 20,000). Split it into smaller requests.',
  forbiddenKey: 'The request body contains a key that is not allowed.',
  unreadableText: 'The request contains characters that cannot be stored.',
  invalid: 'Invalid request. Please check your input.',
  notFound: 'The requested resource was not found.',
  unknownField: (name: string) => `Unknown field “${name}”. Nothing was saved. Remove it or check its name.`,
  unauthenticated: 'Authentication required. Please log in.',
  apiTokenInvalid: 'This API token is not valid: it is unknown, expired, or revoked.',
  apiTokenNotTaken: 'This endpoint does not accept API tokens. Sign in instead.',
  apiTokenScope: (scope: string) => `This API token does not allow ${scope}.`,
  planWithoutApi: (plan: string) => `The ${plan} plan has no API access.`,
  forbidden: 'You do not have permission to perform this action.',
  tooLarge: 'The request is too large.',
  tooSlow: 'The request arrived too slowly.',
  wrongType: (media: string) => `Send the body as ${media} and set the Content-Type header to match.`,
  tooMany: 'Too many requests. Please try again later.',
  tooManyTitle: 'Too many requests',
  tooManyPages:
    'Too many pages were requested from this network in a short time. Wait a minute, then reload the page.',
  server: 'Server error. Please try again later.',
  unavailable: 'Service temporarily unavailable.',
  cancelled: 'The request was canceled.',
  wrongCursor: 'This page of the list is no longer valid. Load the list again.',
  keyReused: 'This idempotency key was already used for another request.',
};

/** What each language says. */
export type HttpSentences = typeof english;
