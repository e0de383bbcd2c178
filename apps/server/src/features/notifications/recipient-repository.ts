import { and, count, eq, gt, inArray, like, sql } from 'drizzle-orm';
import type { MailSwitch } from '@pagewright/contract/notifications';
import type { Database } from '../../platform/db/client.ts';
import { lockName } from '../../platform/db/lock-name.ts';
import { mail, user, userSetting } from '../../platform/db/schema/index.ts';
import type { NotificationSettings } from './notification-settings.ts';

/** A recipient with their notification settings. */
export interface Recipient {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  /** Their chosen language; null if none. */
  readonly language: string | null;
  readonly wishes: NotificationSettings;
}

const { emailNotifications, pushNotifications, contentUpdates, teamActivity, systemAlerts, weeklyReport } =
  userSetting;

/** Settings of users who never changed them. */
const DEFAULTS: NotificationSettings = {
  emailNotifications: true,
  pushNotifications: false,
  contentUpdates: true,
  teamActivity: true,
  systemAlerts: true,
  weeklyReport: false,
};

/** The given users, each once, by id. */
export async function listRecipients(db: Database, userIds: readonly string[]): Promise<Recipient[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .select({
      userId: user.id,
      name: user.name,
      email: user.email,
      language: userSetting.language,
      wishes: {
        emailNotifications: sql<boolean>`${emailNotifications} and ${userSetting.emailUpdates}`,
        pushNotifications,
        contentUpdates,
        teamActivity,
        systemAlerts,
        weeklyReport,
      },
    })
    .from(user)
    .leftJoin(userSetting, eq(userSetting.userId, user.id))
    .where(inArray(user.id, [...new Set(userIds)]))
    // Everybody locks them in the same order.
    .orderBy(user.id);
  return rows.map(({ wishes, ...row }) => ({ ...row, wishes: wishes ?? DEFAULTS }));
}

/** Counts the notification mails to an address in the last hour, with a lock until the transaction ends. */
export async function countRecentMails(db: Database, recipient: string): Promise<number> {
  await lockName(db, `notices to ${recipient}`);
  const [row] = await db
    .select({ mails: count() })
    .from(mail)
    .where(
      and(
        eq(mail.recipient, recipient),
        like(mail.key, 'notification:%'),
        gt(mail.createdAt, sql`now() - interval '1 hour'`),
      ),
    );
  return row?.mails ?? 0;
}

/** Turns one kind of a user's mails on or off; false if the user does not exist. */
export async function storeMailSetting(
  db: Database,
  userId: string,
  what: MailSwitch,
  isOn: boolean,
): Promise<boolean> {
  const [known] = await db.select({ id: user.id }).from(user).where(eq(user.id, userId));
  if (!known) return false;
  await db
    .insert(userSetting)
    .values({ userId, [what]: isOn })
    .onConflictDoUpdate({ target: userSetting.userId, set: { [what]: isOn } });
  return true;
}
