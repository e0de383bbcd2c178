import { localizedMessages } from '../../platform/language/localized-messages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** The sentences of refusals of this feature. */
export const publishingRefusals = localizedMessages(english, spanish, french);
