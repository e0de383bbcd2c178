import { inLanguages } from '../../../language/in-languages.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

const english = {
  noKeyword: 'Name the keyword whose search results the text is compared with.',
  scoring: 'Comparing the text',
};

/** What each language says. */
export type ScoringSentences = typeof english;

/** The sentences of these calls. */
export const scoringMessages = inLanguages(english, spanish, french);
