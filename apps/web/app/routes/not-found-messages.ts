import { defineMessages } from '../lib/messages/define-messages.ts';

/** What is said where there is no page. */
export const notFoundMessages = defineMessages('notFoundMessages', {
  code: '404',
  title: 'Page Not Found',
  text: 'There is nothing at this address. The page may have moved, or the link may be wrong.',
  home: 'Go Home',
});
