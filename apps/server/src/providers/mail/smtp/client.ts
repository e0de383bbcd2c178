import { createTransport } from 'nodemailer';
import type { MailSender } from '../port.ts';

const CONNECT_MS = 10_000;
const SEND_MS = 30_000;

/** Sends through a mail server. The key becomes the message ID, so that an email sent twice is recognized as one. */
export function smtpSender(settings: { readonly url: string; readonly from: string }): MailSender {
  const transport = createTransport({
    url: settings.url,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SEND_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name: 'smtp',
    async send({ key, recipient, subject, text, html, replyTo, unsubscribeUrl }) {
      await transport.sendMail({
        from: settings.from,
        to: { name: '', address: recipient },
        subject,
        text,
        html,
        ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
        ...(unsubscribeUrl === null
          ? {}
          : {
              headers: {
                'List-Unsubscribe': `<${unsubscribeUrl}>`,
                'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
              },
            }),
        messageId: `<${Buffer.from(key).toString('base64url')}@pagewright>`,
      });
    },
  };
}
