import { inLanguages } from '../../../language/in-languages.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

const english = {
  asking: (keyword: string) => `Asking for the demand for “${keyword}”`,
};

/** What each language says. */
export type PredictiveSentences = typeof english;

/** What these calls tell of their progress. */
export const predictiveMessages = inLanguages(english, spanish, french);
