import { inLanguages } from '../../../language/in-languages.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

const english = {
  reading: (keyword: string) => `Reading pages on “${keyword}”`,
  judging: 'Weighing the signs',
  planning: 'Planning the pages',
  wording: 'Wording the titles',
  sorting: 'Sorting the keywords',
};

/** What each language says. */
export type IntentSentences = typeof english;

/** What these calls tell of their progress. */
export const intentMessages = inLanguages(english, spanish, french);
