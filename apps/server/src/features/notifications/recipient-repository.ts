import { and, count, eq, gt, inArray, like, sql } from 'drizzle-orm';
import type { MailSwitch } from '@pagewright/contract/notifications';
import type { Database } from '../../db/client.ts';
import { lockName } from '../../db/lock-name.ts';
import { mail, user, userSetting } from '../../db/schema/index.ts';
import type { Wishes } from './wishes.ts';

interface DatabaseOf {
  readonly db: Database;
}

/** Who is told of something, and how they want it. */
export interface Recipient {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  /** The language that they chose; null: none. */
  readonly language: string | null;
  readonly wishes: Wishes;
}

const { emailNotifications, pushNotifications, contentUpdates, teamActivity, systemAlerts, weeklyReport } =
  userSetting;

/** What is meant by a user who never chose. */
const UNCHOSEN: Wishes = {
  emailNotifications: true,
  pushNotifications: false,
  contentUpdates: true,
  teamActivity: true,
  systemAlerts: true,
  weeklyReport: false,
};

/** The users named, each once, by id. */
export async function listRecipients({ db }: DatabaseOf, userIds: readonly string[]): Promise<Recipient[]> {
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
  return rows.map(({ wishes, ...row }) => ({ ...row, wishes: wishes ?? UNCHOSEN }));
}

/** How many mails about notifications an address was written in the last hour; until the transaction ends nobody else writes it one. */
export async function countRecentMails({ db }: DatabaseOf, recipient: string): Promise<number> {
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

/** Turns one kind of mails of a user on or off; false where there is no such user. */
export async function keepWish(
  { db }: DatabaseOf,
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
