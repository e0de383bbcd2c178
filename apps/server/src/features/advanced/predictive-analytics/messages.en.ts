/** Messages in English. */
export const english = {
  asking: (keyword: string) => `Looking up demand for “${keyword}”`,
};

/** Shape of the messages in each language. */
export type PredictiveSentences = typeof english;
