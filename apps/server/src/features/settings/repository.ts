import { SESSION_TIMEOUT_DEFAULT } from '@pagewright/contract/settings/security';
import { and, eq, sql, sum } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { file, user, userSetting } from '../../platform/db/schema/index.ts';
type Row = typeof userSetting.$inferSelect;

/** A user's profile and preferences; null if never chosen, with the defaults for email. */
export type UserSettings = Omit<Row, 'userId'>;

const DEFAULTS: UserSettings = {
  company: '',
  website: '',
  bio: '',
  theme: null,
  density: null,
  language: null,
  timeZone: null,
  dateFormat: null,
  autoSave: null,
  emailUpdates: true,
  emailNotifications: true,
  pushNotifications: false,
  contentUpdates: true,
  teamActivity: true,
  systemAlerts: true,
  weeklyReport: false,
  sessionTimeout: SESSION_TIMEOUT_DEFAULT,
};

/** A user's settings. */
export async function findUserSettings(db: Database, userId: string): Promise<UserSettings> {
  const [row] = await db.select().from(userSetting).where(eq(userSetting.userId, userId));
  return row ?? DEFAULTS;
}

/** Stores the given settings; the others stay unchanged. */
export async function upsertUserSettings(
  db: Database,
  userId: string,
  changes: Partial<UserSettings>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await db
    .insert(userSetting)
    .values({ userId, ...changes })
    .onConflictDoUpdate({ target: userSetting.userId, set: changes });
}

/** A user's current name and picture. */
export async function findPerson(
  db: Database,
  userId: string,
): Promise<{ readonly name: string; readonly image: string | null } | null> {
  const [row] = await db.select({ name: user.name, image: user.image }).from(user).where(eq(user.id, userId));
  return row ?? null;
}

/** Changes a user's picture; null removes it. */
export async function changeImage(db: Database, userId: string, image: string | null): Promise<void> {
  await db
    .update(user)
    .set({ image, updatedAt: sql`now()` })
    .where(eq(user.id, userId));
}

/** Whether a user uploaded this file. */
export async function isFileOf(db: Database, userId: string, fileId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: file.id })
    .from(file)
    .where(and(eq(file.id, fileId), eq(file.ownerId, userId)));
  return row !== undefined;
}

/** Renames a user and notifies every server. */
export async function renameUser(db: Database, userId: string, name: string): Promise<void> {
  await db
    .update(user)
    .set({ name, updatedAt: sql`now()` })
    .where(eq(user.id, userId));
}

/** The total size of a workspace's files in bytes. */
export async function countStoredBytes(db: Database, workspaceId: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sum(file.bytes) })
    .from(file)
    .where(eq(file.workspaceId, workspaceId));
  return Number(row?.bytes ?? 0);
}
