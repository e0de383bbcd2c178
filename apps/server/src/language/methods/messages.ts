import { inLanguages } from '../in-languages.ts';
import { english, type MethodSentences } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** How results are come by. */
export const methodMessages = inLanguages<MethodSentences>(english, spanish, french);
