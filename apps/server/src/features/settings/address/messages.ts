import { localizedMessages } from '../../../platform/language/localized-messages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** What mails and answers about the safety of an account say. */
export const addressMessages = localizedMessages(english, spanish, french);
