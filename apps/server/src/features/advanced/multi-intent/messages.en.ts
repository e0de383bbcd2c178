/** The sentences in English. */
export const english = {
  reading: (keyword: string) => `Reading pages on “${keyword}”`,
  judging: 'Weighing the signs',
  planning: 'Planning the pages',
  wording: 'Wording the titles',
  sorting: 'Sorting the keywords',
};

/** What each language says. */
export type IntentSentences = typeof english;
