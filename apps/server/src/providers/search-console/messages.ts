import { localizedMessages } from '../../platform/language/localized-messages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** Error messages of Search Console. */
export const searchConsoleMessages = localizedMessages(english, spanish, french);

/** Why a Search Console request failed. */
export type SearchConsoleFault = keyof typeof searchConsoleMessages;
