/** The sentences of this feature's refusals, in English; the application translates them by their code. */
export const researchMessages = {
  notFound: 'The requested resource was not found.',
  tooLarge: 'This page is too large to be compared.',
} as const;
