import type { Log, Services } from '../../platform/context.ts';
import type { Database } from '../../platform/db/client.ts';
import { withLanguage } from '../../platform/language/current-language.ts';
import { sanitizeNameForMail } from '../../providers/mail/sanitize-name.ts';
import { queueMail } from '../auth/index.ts';
import { notificationMessages } from './messages.ts';
import { createUnsubscribeUrl } from './unsubscribe-link.ts';
import type { NotificationRow } from './repository.ts';
import { countRecentMails, type Recipient } from './recipient-repository.ts';
import { localizedTitle } from './usage-title.ts';
import { mailedKinds } from './notification-settings.ts';

/** Notification mails per user and hour; the last one says that the rest is in the list. */
const MAILS_PER_HOUR = 20;
/** Maximum length of a title in a subject. */
const TITLE_MAX = 100;

/** The dependencies for writing mails. */
interface MailContext {
  readonly db: Database;
  readonly services: Services;
  readonly log: Log;
}

/** Mails new notifications to those who want them, each once by the notification's key. */
export async function mailNotifications(
  ctx: MailContext,
  rows: readonly NotificationRow[],
  recipients: readonly Recipient[],
): Promise<void> {
  for (const recipient of recipients) {
    const kinds = mailedKinds(recipient.wishes);
    const wanted = rows.filter(({ userId, kind }) => userId === recipient.userId && kinds.includes(kind));
    if (wanted.length === 0) continue;
    const left = MAILS_PER_HOUR - (await countRecentMails(ctx.db, recipient.email));
    for (const [index, row] of wanted.slice(0, Math.max(0, left)).entries())
      await withLanguage(recipient.language, () => mailNotification(ctx, recipient, row, index === left - 1));
  }
}

async function mailNotification(
  ctx: MailContext,
  recipient: Recipient,
  { key, kind, title, link, text }: NotificationRow,
  isLast: boolean,
): Promise<void> {
  const publicUrl = ctx.services.publicUrl();
  // Others chose the title, so it is shortened and links are removed.
  const sentence = notificationMessages.happened(
    kind,
    sanitizeNameForMail(localizedTitle({ kind, title }), TITLE_MAX),
  );
  const off = await createUnsubscribeUrl(ctx, recipient.userId, 'emailNotifications');
  const url = link?.startsWith('/') ? `${publicUrl}${link}` : (link ?? publicUrl);
  await queueMail(ctx, {
    key,
    recipient: recipient.email,
    subject: sentence,
    text: [
      notificationMessages.hello(sanitizeNameForMail(recipient.name)),
      sentence,
      ...(text === null ? [] : [text]),
      url,
      ...(isLast ? [notificationMessages.lastOfHour(MAILS_PER_HOUR)] : []),
      notificationMessages.whyMailed(`${publicUrl}/settings/notifications`, off),
    ].join('\n\n'),
    action: { url, label: notificationMessages.open },
    unsubscribeUrl: off,
  });
}
