import { localizedMessages } from '../../../platform/language/localized-messages.ts';
import { english } from './messages.en.ts';
import { french } from './messages.fr.ts';
import { spanish } from './messages.es.ts';

/** What reports say. */
export const reportWords = localizedMessages(english, spanish, french);
