import { inLanguages } from '../../language/in-languages.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

const english = {
  notFound: 'The requested resource was not found.',
  tooLarge: 'This page is too large to be compared.',
};

/** What each language says. */
export type ResearchSentences = typeof english;

/** The sentences of this feature's refusals. */
export const researchMessages = inLanguages(english, spanish, french);
