/** The sentences in English. */
export const english = {
  asking: (keyword: string) => `Looking up demand for “${keyword}”`,
};

/** What each language says. */
export type PredictiveSentences = typeof english;
