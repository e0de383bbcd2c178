import { localizedMessages } from '../../platform/language/localized-messages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** Error messages of Google Analytics. */
export const googleAnalyticsMessages = localizedMessages(english, spanish, french);
