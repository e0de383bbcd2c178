import { inLanguages } from '../../../../language/in-languages.ts';
import { english, type MethodSentences } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** How analyses come by what they answer. */
export const methodMessages = inLanguages<MethodSentences>(english, spanish, french);
