/** The sentences in English. */
export const english = {
  notFound: 'The requested resource was not found.',
  tooLarge: 'This page is too large to be compared.',
};

/** What each language says. */
export type ResearchSentences = typeof english;
