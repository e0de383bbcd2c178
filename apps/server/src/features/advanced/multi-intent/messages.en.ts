/** Messages in English. */
export const english = {
  reading: (keyword: string) => `Reading pages on “${keyword}”`,
  judging: 'Weighing the signals',
  planning: 'Planning the pages',
  wording: 'Writing the titles',
  expanding: 'Looking for more keywords',
  askingFigures: (count: number) =>
    `Asking for the figures of ${count} ${count === 1 ? 'keyword' : 'keywords'}`,
  listOf: (keywords: string, count: number) => (count > 3 ? `${keywords}, and ${count - 3} more` : keywords),
  sorting: 'Sorting the keywords',
};

/** Shape of the messages in each language. */
export type IntentSentences = typeof english;
