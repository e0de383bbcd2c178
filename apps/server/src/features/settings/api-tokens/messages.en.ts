/** The sentences in English. */
export const english = {
  withoutApi: (plan: string) => `The ${plan} plan has no API access.`,
  tooMany: (most: number) => `You can have at most ${most} API tokens. Revoke one first.`,
  notFound: 'This API token no longer exists.',
};

/** What each language says. */
export type ApiTokenSentences = typeof english;
