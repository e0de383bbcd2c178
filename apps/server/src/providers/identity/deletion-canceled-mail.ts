import { randomUUID } from 'node:crypto';
import { sanitizeNameForMail } from '../mail/sanitize-name.ts';
import type { Mail } from '../mail/port.ts';
import { accountMailMessages } from './messages.ts';

/** The email confirming that an account's deletion was canceled; `publicUrl` has no trailing slash. */
export function deletionCanceledMail(
  { name, email }: { readonly name: string; readonly email: string },
  publicUrl: string,
): Mail {
  const { hello, kept } = accountMailMessages;
  const url = `${publicUrl}/settings/security`;
  return {
    key: `account-kept:${randomUUID()}`,
    recipient: email,
    subject: kept.subject,
    text: [hello(sanitizeNameForMail(name)), kept.what, kept.ifNot, url].join('\n\n'),
    action: { url, label: kept.button },
  };
}
