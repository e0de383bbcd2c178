import { inLanguages } from '../../../language/in-languages.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

const english = {
  reading: 'Reading sites',
  noSiteRead: (reason: string) => `None of these sites could be read. ${reason}`,
  pageUnreadable: 'This page could not be read.',
  noPagesRead: (reason: string) => `None of these pages could be read. ${reason}`,
};

/** What each language says. */
export type SiteSentences = typeof english;

/** The sentences about reading sites. */
export const siteMessages = inLanguages(english, spanish, french);
