import { localizedMessages } from '../../../platform/language/localized-messages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** The sentences of what the sign-in service refuses, and of what is refused because it does it. */
export const clerkMessages = localizedMessages(english, spanish, french);
