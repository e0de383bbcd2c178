import { localizedMessages } from '../platform/language/localized-messages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** Messages about pages and sites that cannot be read. */
export const researchMessages = localizedMessages(english, spanish, french);
