import { SESSION_TIMEOUT_DEFAULT } from '@pagewright/contract/settings/security';
import { eq, sql, sum } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { file, user, userSetting } from '../../db/schema/index.ts';

type DatabaseOf = { readonly db: Database };
type Row = typeof userSetting.$inferSelect;

/** What a user says of themselves and chose; null: never chosen, and the defaults of what is mailed. */
export type UserSettings = Omit<Row, 'userId'>;

const NOTHING: UserSettings = {
  company: '',
  website: '',
  bio: '',
  theme: null,
  language: null,
  timeZone: null,
  dateFormat: null,
  autoSave: null,
  emailNotifications: true,
  pushNotifications: false,
  contentUpdates: true,
  teamActivity: true,
  systemAlerts: true,
  weeklyReport: false,
  sessionTimeout: SESSION_TIMEOUT_DEFAULT,
};

/** The settings of a user. */
export async function findUserSettings({ db }: DatabaseOf, userId: string): Promise<UserSettings> {
  const [row] = await db.select().from(userSetting).where(eq(userSetting.userId, userId));
  return row ?? NOTHING;
}

/** Keeps what is given of a user's settings; the rest stays. */
export async function keepUserSettings(
  { db }: DatabaseOf,
  userId: string,
  changes: Partial<UserSettings>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db
    .insert(userSetting)
    .values({ userId, ...changes })
    .onConflictDoUpdate({ target: userSetting.userId, set: changes });
}

/** The name of a user as it stands. */
export async function findUserName({ db }: DatabaseOf, userId: string): Promise<string | null> {
  const [row] = await db.select({ name: user.name }).from(user).where(eq(user.id, userId));
  return row?.name ?? null;
}

/** Gives a user another name; every server hears of it. */
export async function renameUser({ db }: DatabaseOf, userId: string, name: string): Promise<void> {
  await db
    .update(user)
    .set({ name, updatedAt: sql`now()` })
    .where(eq(user.id, userId));
}

/** Bytes of a workspace's files. */
export async function countStoredBytes({ db }: DatabaseOf, workspaceId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(file.bytes) })
    .from(file)
    .where(eq(file.workspaceId, workspaceId));
  return Number(row?.bytes ?? 0);
}
