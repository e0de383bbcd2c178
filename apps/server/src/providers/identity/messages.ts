import { localizedMessages } from '../../platform/language/localized-messages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** What the mails about accounts say. */
export const accountMailMessages = localizedMessages(english, spanish, french);
