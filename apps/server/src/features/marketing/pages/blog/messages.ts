import { localizedMessages } from '../../../../platform/language/localized-messages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** Texts of the blog. */
export const blogMessages = localizedMessages(english, spanish, french);
