import { localizedMessages } from '../../../platform/language/localized-messages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** What is said of an outline: what its score rests on, and what would make it better. */
export const adviceMessages = localizedMessages(english, spanish, french);
