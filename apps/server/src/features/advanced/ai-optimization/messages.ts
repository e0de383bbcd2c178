import { inLanguages } from '../../../language/in-languages.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

const english = {
  reading: (keyword: string) => `Reading pages on “${keyword}”`,
  judging: 'Judging the pages',
  answering: 'Looking for spoken answers',
  wording: 'Wording the answers',
};

/** What each language says. */
export type OptimizationSentences = typeof english;

/** What these calls tell of their progress. */
export const optimizationMessages = inLanguages(english, spanish, french);
