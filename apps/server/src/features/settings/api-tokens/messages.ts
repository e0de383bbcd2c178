/** The sentences about personal API tokens, in English; the application translates refusals by their code. */
export const apiTokenMessages = {
  withoutApi: (plan: string) => `The ${plan} plan has no API access.`,
  tooMany: (most: number) => `There can be ${most} API tokens at most. Revoke one first.`,
  notFound: 'This API token is not there any more.',
} as const;
