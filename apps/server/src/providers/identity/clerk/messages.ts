import { localizedMessages } from '../../../platform/language/localized-messages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** Error messages of the sign-in service, and of actions left to it. */
export const clerkMessages = localizedMessages(english, spanish, french);
