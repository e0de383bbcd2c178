/** The sentences in English. */
export const english = {
  withoutApi: (plan: string) => `The ${plan} plan has no API access.`,
  tooMany: (most: number) => `There can be ${most} API tokens at most. Revoke one first.`,
  notFound: 'This API token is not there any more.',
};

/** What each language says. */
export type ApiTokenSentences = typeof english;
