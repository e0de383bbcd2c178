import { localizedMessages } from '../../../../platform/language/localized-messages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** Texts of the page about our tests. */
export const proofMessages = localizedMessages(english, spanish, french);
