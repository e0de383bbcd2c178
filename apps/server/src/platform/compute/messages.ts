import { localizedMessages } from '../language/localized-messages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** Messages about failed computations. */
export const computeMessages = localizedMessages(english, spanish, french);
