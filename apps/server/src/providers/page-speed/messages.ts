import { inLanguages } from '../../language/in-languages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** The sentences of what may go wrong with Google's page speed data. */
export const pageSpeedMessages = inLanguages(english, spanish, french);
