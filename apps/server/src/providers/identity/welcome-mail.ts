import { VERIFY_LINK_HOURS } from '@pagewright/contract/settings/address';
import { sanitizeNameForMail } from '../mail/sanitize-name.ts';
import type { Mail } from '../mail/port.ts';
import { accountMailMessages } from './messages.ts';

/** Recipient of an email about a new account. */
interface Recipient {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
}

/** The first email to an account with nothing to confirm; `publicUrl` has no trailing slash. */
export function welcomeMail({ userId, name, email }: Recipient, publicUrl: string): Mail {
  const { hello, welcome } = accountMailMessages;
  const url = `${publicUrl}/content`;
  return {
    key: `welcome:${userId}`,
    recipient: email,
    subject: welcome.subject,
    text: [hello(sanitizeNameForMail(name)), welcome.what, welcome.begin, url].join('\n\n'),
    action: { url, label: welcome.button },
  };
}

/** The email with the link that confirms an address; the first one also welcomes the user. */
export function verifyMail(
  link: Recipient & { readonly token: string; readonly mailKey: string; readonly isFirst: boolean },
  publicUrl: string,
): Mail {
  const { hello, welcome, verify } = accountMailMessages;
  const url = `${publicUrl}/verify-email?token=${encodeURIComponent(link.token)}`;
  return {
    key: link.mailKey,
    recipient: link.email,
    subject: link.isFirst ? welcome.subjectVerify : verify.subject,
    text: [
      hello(sanitizeNameForMail(link.name)),
      ...(link.isFirst ? [welcome.what] : []),
      verify.what(VERIFY_LINK_HOURS),
      url,
      verify.ifNot,
    ].join('\n\n'),
    action: { url, label: verify.button },
    secretSeconds: VERIFY_LINK_HOURS * 3600,
  };
}
