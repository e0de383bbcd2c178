/** The sentences in English. */
export const english = {
  reading: 'Reading sites',
  noSiteRead: (reason: string) => `None of these sites could be read. ${reason}`,
  pageUnreadable: 'This page could not be read.',
  noPagesRead: (reason: string) => `None of these pages could be read. ${reason}`,
};

/** What each language says. */
export type SiteSentences = typeof english;
