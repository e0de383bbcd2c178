import { localizedMessages } from '../../../platform/language/localized-messages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** The sentences about personal API tokens. */
export const apiTokenMessages = localizedMessages(english, spanish, french);
