import { defineMessages } from '../messages/define-messages.ts';
import { consentTexts, type ConsentTexts } from './consent-texts.ts';

/** Texts of the consent banner, dialog, and panel in the application. */
export const consentMessages = defineMessages<ConsentTexts>('consentMessages', consentTexts);
