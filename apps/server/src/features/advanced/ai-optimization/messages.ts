/** What these calls tell of their progress, in English. */
export const optimizationMessages = {
  reading: (keyword: string) => `Reading pages on “${keyword}”`,
  judging: 'Judging the pages',
  answering: 'Looking for spoken answers',
  wording: 'Wording the answers',
} as const;
