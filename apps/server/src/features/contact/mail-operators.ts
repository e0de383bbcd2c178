import type { Context } from '../../platform/context.ts';
import { withLanguage } from '../../platform/language/current-language.ts';
import { sanitizeNameForMail } from '../../providers/mail/sanitize-name.ts';
import { queueMail } from '../auth/index.ts';
import { contactMessages as say } from './messages.ts';
import { findOperatorAddresses, type MessageRow } from './repository.ts';

/** Maximum length of a subject in a mail, in characters. */
const SUBJECT_MAX = 100;

/** Mails a message to the configured contact address, or else to each operator in their language. */
export async function mailOperators(
  ctx: Pick<Context, 'db' | 'services'>,
  message: MessageRow,
): Promise<void> {
  const { config, publicUrl } = ctx.services;
  const link = `${publicUrl()}/settings/operator`;
  // Only the message itself stays as it was written: operators read it as a stranger's text.
  const company = message.company === null ? null : sanitizeNameForMail(message.company);
  const subject = sanitizeNameForMail(message.subject, SUBJECT_MAX);
  const words = { ...message, name: sanitizeNameForMail(message.name), company, subject };
  const named = config.operator.email;
  const readers =
    named === null
      ? await findOperatorAddresses(ctx.db, config.operatorEmails)
      : [{ email: named, language: null }];
  for (const { email, language } of readers) {
    await withLanguage(language, () =>
      queueMail(ctx, {
        key: `contact:${message.id}:${email}`,
        recipient: email,
        subject: say.mailSubject(message.inquiryType, subject),
        text: say.mailText(words, link),
        replyTo: message.email,
      }),
    );
  }
}
