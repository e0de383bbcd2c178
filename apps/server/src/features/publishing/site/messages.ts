import { localizedMessages } from '../../../platform/language/localized-messages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** The sentences of public sites. Each request for a page of a site is handled in the site's language. */
export const siteMessages = localizedMessages(english, spanish, french);
