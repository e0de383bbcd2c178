import { localizedMessages } from '../../platform/language/localized-messages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** Texts around the pages of the site, and those that several pages share. */
export const siteMessages = localizedMessages(english, spanish, french);
