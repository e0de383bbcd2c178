import { localizedMessages } from '../localized-messages.ts';
import { english, type MethodSentences } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** How results were obtained. */
export const methodMessages = localizedMessages<MethodSentences>(english, spanish, french);
