import { inLanguages } from '../language/in-languages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** Why something could not be computed. */
export const computeMessages = inLanguages(english, spanish, french);
