import { defineMessages } from '../messages/define-messages.ts';

/** Texts of the button that shows a secret. */
export const secretMessages = defineMessages('secretMessages', {
  show: 'Show text',
  hide: 'Hide text',
});
