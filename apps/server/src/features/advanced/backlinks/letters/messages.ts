import { localizedMessages } from '../../../../language/localized-messages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** What a letter to an editor says, in the language of whoever has it drafted. */
export const letterMessages = localizedMessages(english, spanish, french);
