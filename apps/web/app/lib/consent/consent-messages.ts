import { defineMessages } from '../messages/define-messages.ts';
import { consentWords, type ConsentWords } from './consent-words.ts';

/** Texts of the consent banner, dialog, and panel in the application. */
export const consentMessages = defineMessages<ConsentWords>('consentMessages', consentWords);
