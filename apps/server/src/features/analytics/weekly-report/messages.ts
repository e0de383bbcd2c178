import { inLanguages } from '../../../language/in-languages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** Texts of the weekly report. */
export const reportMessages = inLanguages(english, spanish, french);
