/** Messages in English. */
export const english = {
  reading: (keyword: string) => `Reading pages on “${keyword}”`,
  judging: 'Judging the pages',
  answering: 'Looking for spoken answers',
  wording: 'Writing the answers',
};

/** Shape of the messages in each language. */
export type OptimizationSentences = typeof english;
