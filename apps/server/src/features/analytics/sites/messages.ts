import { inLanguages } from '../../../language/in-languages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** The sentences about sites that are read whole. */
export const siteIndexMessages = inLanguages(english, spanish, french);
