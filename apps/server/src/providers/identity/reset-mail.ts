import { RESET_LINK_SECONDS } from '@pagewright/contract/auth';
import { sanitizeNameForMail } from '../mail/sanitize-name.ts';
import type { Mail } from '../mail/port.ts';
import { accountMailMessages } from './messages.ts';

/** The email with the password reset link; `publicUrl` has no trailing slash. */
export function resetMail(
  link: {
    readonly name: string;
    readonly email: string;
    readonly token: string;
    readonly mailKey: string;
  },
  publicUrl: string,
): Mail {
  const { hello, reset } = accountMailMessages;
  const url = `${publicUrl}/reset-password?token=${encodeURIComponent(link.token)}`;
  return {
    key: link.mailKey,
    recipient: link.email,
    subject: reset.subject,
    text: [hello(sanitizeNameForMail(link.name)), reset.what, url, reset.once].join('\n\n'),
    action: { url, label: reset.button },
    secretSeconds: RESET_LINK_SECONDS,
  };
}
