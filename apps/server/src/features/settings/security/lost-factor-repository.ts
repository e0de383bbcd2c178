import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { recoveryCode, session, twoFactor, user } from '../../../platform/db/schema/index.ts';

/** Finds an account by its email address. */
export async function findAccount(
  db: Database,
  email: string,
): Promise<{ readonly id: string; readonly name: string } | null> {
  const [row] = await db.select({ id: user.id, name: user.name }).from(user).where(eq(user.email, email));
  return row ?? null;
}

/**
 * Removes a user's second factor with its recovery codes and ends their sessions on every server. Returns whether one
 * was on; if not, nothing changes.
 */
export async function removeLostFactor(db: Database, userId: string): Promise<boolean> {
  const [kept] = await db.select().from(twoFactor).where(eq(twoFactor.userId, userId)).for('update');
  if (!kept?.confirmedAt) return false;
  await db.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
  await db.delete(twoFactor).where(eq(twoFactor.userId, userId));
  await db.delete(session).where(eq(session.userId, userId));
  return true;
}
