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
  notForClients: 'Clients can read the reports of this workspace, and nothing else.',
  forbidden: 'You do not have permission to perform this action.',
  tooLarge: 'The request is too large.',
  tooSlow: 'The request arrived too slowly.',
  wrongType: (media: string) => `Send the body as ${media} and set the Content-Type header to match.`,
  tooMany: 'Too many requests. Please try again later.',
  tooManyTitle: 'Too many requests',
  tooManyPages:
    'Too many pages were requested from this network in a short time. Wait a minute, then reload the page.',
  server: 'Server error. Please try again later.',
  overloaded: 'The server is busy. Please try again in a few seconds.',
  overloadedTitle: 'The server is busy',
  unavailable: 'Service temporarily unavailable.',
  storageFull:
    'The server’s disk is full, so nothing can be saved right now. Everything saved so far can still be read. Contact your administrator.',
  storageFullTitle: 'The disk is full',
  cancelled: 'The request was canceled.',
  wrongCursor: 'This page of the list is no longer valid. Load the list again.',
  keyReused: 'This idempotency key was already used for another request.',
  answerUnreadable:
    'This request was already carried out, but its answer can no longer be read. Check the result before you send it again with a new idempotency key.',
  runTooLong: 'The analysis took too long and was stopped. Narrow it down and try again.',
  runLost: 'The analysis failed several times and was stopped. Try again, or narrow it down.',
  runCanceled: 'The analysis was canceled.',
  runGone: 'This run does not exist, or ended more than 7 days ago.',
  tooManyRuns: 'Too many analyses of this workspace are waiting. Try again when some of them have ended.',
  runQueued: 'The analysis is waiting for others of this workspace. It starts by itself.',
  runGoesOn: (step: string, done: number, total: number) =>
    `The analysis is still running${step === '' ? '' : `: ${step}`}${total > 0 ? ` (${done} of ${total})` : ''}. Its result is saved when it is done.`,
};

/** What each language says. */
export type HttpSentences = typeof english;
