import { localizedMessages } from '../../../../platform/language/localized-messages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** Texts of the landing page. */
export const landingMessages = localizedMessages(english, spanish, french);
