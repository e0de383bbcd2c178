import { localizedMessages } from '../../platform/language/localized-messages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** The sentences of what may go wrong with Google's page speed data. */
export const pageSpeedMessages = localizedMessages(english, spanish, french);
