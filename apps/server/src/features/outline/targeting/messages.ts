import { localizedMessages } from '../../../platform/language/localized-messages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** What is said of whom an outline is for. */
export const audienceMessages = localizedMessages(english, spanish, french);
