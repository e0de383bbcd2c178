/** What these calls tell of their progress, in English. */
export const intentMessages = {
  reading: (keyword: string) => `Reading pages on “${keyword}”`,
  judging: 'Weighing the signs',
  planning: 'Planning the pages',
  wording: 'Wording the titles',
  sorting: 'Sorting the keywords',
} as const;
