import { inLanguages } from '../../language/in-languages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** The sentences of what may go wrong with Search Console. */
export const searchConsoleMessages = inLanguages(english, spanish, french);

/** Why Search Console brought nothing. */
export type SearchConsoleFault = keyof typeof searchConsoleMessages;
