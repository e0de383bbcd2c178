import { localizedMessages } from '../language/localized-messages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** The sentences of refusals that no feature owns. */
export const httpMessages = localizedMessages(english, spanish, french);
