import { defineMessages } from '../messages/define-messages.ts';

/** What the button says that shows a secret. */
export const secretMessages = defineMessages('secretMessages', {
  show: 'Show text',
  hide: 'Hide text',
});
