import { localizedMessages } from '../../../platform/language/localized-messages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** Messages about crawled sites. */
export const siteIndexMessages = localizedMessages(english, spanish, french);
