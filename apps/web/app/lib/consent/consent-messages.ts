import { defineMessages } from '../messages/define-messages.ts';
import { consentWords, type ConsentWords } from './consent-words.ts';

/** What banner, choice and panel say in the application. */
export const consentMessages = defineMessages<ConsentWords>('consentMessages', consentWords);
