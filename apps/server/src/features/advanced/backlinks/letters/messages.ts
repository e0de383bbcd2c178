import { localizedMessages } from '../../../../platform/language/localized-messages.ts';
import { english } from './messages.en.ts';
import { spanish } from './messages.es.ts';
import { french } from './messages.fr.ts';

/** Texts of a letter to an editor, in the language of its author. */
export const letterMessages = localizedMessages(english, spanish, french);
