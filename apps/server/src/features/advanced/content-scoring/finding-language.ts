import { english } from '@pagewright/contract/finding-sentences/english';
import { french } from '@pagewright/contract/finding-sentences/french';
import { spanish } from '@pagewright/contract/finding-sentences/spanish';
import { localizedMessages } from '../../../platform/language/localized-messages.ts';

/** Texts of findings in the caller's language. */
export const findingLanguage = localizedMessages(english, spanish, french);
