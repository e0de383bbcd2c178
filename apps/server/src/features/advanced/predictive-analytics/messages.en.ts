/** The sentences in English. */
export const english = {
  asking: (keyword: string) => `Asking for the demand for “${keyword}”`,
};

/** What each language says. */
export type PredictiveSentences = typeof english;
