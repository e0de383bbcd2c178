import { sanitizeNameForMail } from '../../../providers/mail/sanitize-name.ts';
import type { Mail } from '../../../providers/mail/port.ts';
import { addressMessages } from '../address/messages.ts';

/** Account changes that the owner is notified of by mail. */
export type AccountEvent = keyof typeof addressMessages.events;

/** The mail that notifies an account's owner of a change; `url` leads to the security settings. */
export function createAccountMail(
  event: AccountEvent,
  name: string,
  url: string,
): Pick<Mail, 'subject' | 'text' | 'action'> {
  const { events, hello, ifNot, button } = addressMessages;
  const { subject, what } = events[event];
  return {
    subject,
    text: [hello(sanitizeNameForMail(name)), what, ifNot, url].join('\n\n'),
    action: { url, label: button },
  };
}
