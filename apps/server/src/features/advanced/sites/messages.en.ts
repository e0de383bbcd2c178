/** Messages in English. */
export const english = {
  reading: 'Reading sites',
  noSiteRead: (reason: string) => `None of these sites could be read. ${reason}`,
  pageUnreadable: 'This page could not be read.',
  noPagesRead: (reason: string) => `None of these pages could be read. ${reason}`,
};

/** Shape of the messages in each language. */
export type SiteSentences = typeof english;
