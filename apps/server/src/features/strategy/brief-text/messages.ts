import { localizedMessages } from '../../../platform/language/localized-messages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** What a brief says in words of ours. */
export const briefTextMessages = localizedMessages(english, spanish, french);
