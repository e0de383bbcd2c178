import { inLanguages } from '../../../language/in-languages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** What the weekly report says. */
export const reportMessages = inLanguages(english, spanish, french);
