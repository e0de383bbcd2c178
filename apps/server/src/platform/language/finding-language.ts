import { english } from '@pagewright/contract/finding-sentences/english';
import { french } from '@pagewright/contract/finding-sentences/french';
import { spanish } from '@pagewright/contract/finding-sentences/spanish';
import { localizedMessages } from './localized-messages.ts';

/** The names of a score's parts, and the texts of its findings, in the current language. */
export const findingLanguage = localizedMessages(english, spanish, french);
