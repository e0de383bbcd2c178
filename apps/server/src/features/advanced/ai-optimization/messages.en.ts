/** The sentences in English. */
export const english = {
  reading: (keyword: string) => `Reading pages on “${keyword}”`,
  judging: 'Judging the pages',
  answering: 'Looking for spoken answers',
  wording: 'Writing the answers',
};

/** What each language says. */
export type OptimizationSentences = typeof english;
