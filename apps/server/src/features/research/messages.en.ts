/** The sentences in English. */
export const english = {
  notFound: 'The requested resource was not found.',
  tooLarge: 'This page is too large to compare.',
};

/** What each language says. */
export type ResearchSentences = typeof english;
