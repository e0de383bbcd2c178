/** Messages in English. */
export const english = {
  reading: (keyword: string) => `Reading pages on “${keyword}”`,
  judging: 'Weighing the signals',
  planning: 'Planning the pages',
  wording: 'Writing the titles',
  sorting: 'Sorting the keywords',
};

/** Shape of the messages in each language. */
export type IntentSentences = typeof english;
