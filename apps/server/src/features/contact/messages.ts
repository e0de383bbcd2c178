import { inLanguages } from '../../language/in-languages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** Messages of this feature. */
export const contactMessages = inLanguages(english, spanish, french);
