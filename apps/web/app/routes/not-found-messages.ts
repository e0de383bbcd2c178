import { defineMessages } from '../lib/messages/define-messages.ts';

/** Texts of the not-found page. */
export const notFoundMessages = defineMessages('notFoundMessages', {
  code: '404',
  title: 'Page Not Found',
  text: 'There is nothing at this address. The page may have moved, or the link may be wrong.',
  home: 'Go Home',
});
