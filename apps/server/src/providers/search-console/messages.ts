import { localizedMessages } from '../../platform/language/localized-messages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** The sentences of what may go wrong with Search Console. */
export const searchConsoleMessages = localizedMessages(english, spanish, french);

/** Why Search Console brought nothing. */
export type SearchConsoleFault = keyof typeof searchConsoleMessages;
