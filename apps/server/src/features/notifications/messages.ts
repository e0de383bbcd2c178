import { localizedMessages } from '../../platform/language/localized-messages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** The sentences of this feature's mails and refusals. */
export const notificationMessages = localizedMessages(english, spanish, french);
