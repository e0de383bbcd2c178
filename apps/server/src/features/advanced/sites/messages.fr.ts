import type { SiteSentences } from './messages.en.ts';

/** Messages in French. */
export const french: SiteSentences = {
  reading: 'Lecture des sites',
  noSiteRead: (reason) => `Aucun de ces sites n’a pu être lu. ${reason}`,
  pageUnreadable: 'Cette page n’a pas pu être lue.',
  noPagesRead: (reason) => `Aucune de ces pages n’a pu être lue. ${reason}`,
};
