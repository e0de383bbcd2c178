import { sanitizeNameForMail } from '../../../providers/mail/sanitize-name.ts';
import type { Mail } from '../../../providers/mail/port.ts';
import { addressMessages } from '../address/messages.ts';

/** What is done to an account that its owner is told of by mail. */
export type AccountDeed = keyof typeof addressMessages.deeds;

/** What the mail to the owner of an account says of what was done to it; `url` leads to the settings of its safety. */
export function accountMail(
  deed: AccountDeed,
  name: string,
  url: string,
): Pick<Mail, 'subject' | 'text' | 'action'> {
  const { deeds, hello, ifNot, button } = addressMessages;
  const { subject, what } = deeds[deed];
  return {
    subject,
    text: [hello(sanitizeNameForMail(name)), what, ifNot, url].join('\n\n'),
    action: { url, label: button },
  };
}
