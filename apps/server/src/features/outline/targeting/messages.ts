import { localizedMessages } from '../../../platform/language/localized-messages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** Descriptions of an outline's readers. */
export const audienceMessages = localizedMessages(english, spanish, french);
