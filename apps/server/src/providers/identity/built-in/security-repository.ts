import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { account, session, twoFactor, user, userSetting } from '../../../platform/db/schema/index.ts';
import { isUsed, timeoutMinutes } from '../idle-repository.ts';
import type { ProofAges } from '../proofs.ts';

const CREDENTIAL = 'credential';

/** Account data that sign-in needs in addition to what the library checks. */
export interface KnownAccount {
  readonly userId: string;
  readonly passwordHash: string | null;
  readonly hasSecondFactor: boolean;
}

const ofCredential = and(eq(account.userId, user.id), eq(account.providerId, CREDENTIAL));

/** The account of a normalized address; null if there is none. */
export async function findAccount(db: Database, email: string): Promise<KnownAccount | null> {
  const [row] = await db
    .select({ userId: user.id, passwordHash: account.password, secondFactorSince: twoFactor.confirmedAt })
    .from(user)
    .leftJoin(account, ofCredential)
    .leftJoin(twoFactor, eq(twoFactor.userId, user.id))
    .where(eq(user.email, email));
  if (!row) return null;
  const { userId, passwordHash, secondFactorSince } = row;
  return { userId, passwordHash, hasSecondFactor: secondFactorSince !== null };
}

/** A user's password hash, and when it was set. */
export async function findPassword(
  db: Database,
  userId: string,
): Promise<{ readonly hash: string | null; readonly since: Date } | null> {
  const [row] = await db
    .select({ hash: account.password, since: account.updatedAt })
    .from(account)
    .where(and(eq(account.userId, userId), eq(account.providerId, CREDENTIAL)));
  return row ?? null;
}

/**
 * Sets a user's password hash, which ends all of their sessions. A user who joined by single sign-on without a password
 * gets one.
 */
export async function setPasswordHash(db: Database, userId: string, hash: string): Promise<void> {
  const set = () =>
    db
      .update(account)
      .set({ password: hash, updatedAt: sql`now()` })
      .where(and(eq(account.userId, userId), eq(account.providerId, CREDENTIAL)));
  if ((await set()).rowCount !== 0) return;
  // Inserted without the hash: the trigger that ends sessions runs only on updates.
  await db.insert(account).values({ id: randomUUID(), accountId: userId, providerId: CREDENTIAL, userId });
  await set();
}

/** How long ago each factor was entered in a session; null: the session has ended. */
export async function findProofAges(db: Database, sessionId: string): Promise<ProofAges | null> {
  const minutesSince = (moment: unknown) =>
    sql<string | null>`floor(extract(epoch from now() - ${moment}) / 60)`;
  const [row] = await db
    .select({
      password: minutesSince(sql`coalesce(${session.firstFactorAt}, ${session.createdAt})`),
      code: minutesSince(session.secondFactorAt),
      since: twoFactor.confirmedAt,
    })
    .from(session)
    .leftJoin(twoFactor, eq(twoFactor.userId, session.userId))
    .where(eq(session.id, sessionId));
  if (!row) return null;
  return {
    password: Number(row.password),
    code: row.code === null ? null : Number(row.code),
    hasSecondFactor: row.since !== null,
  };
}

/** Records that the second factor was entered in the session with this token digest. */
export async function markTokenProven(db: Database, tokenDigest: string): Promise<void> {
  await db
    .update(session)
    .set({ secondFactorAt: sql`now()` })
    .where(eq(session.token, tokenDigest));
}

/** The idle timeout in minutes of a user's session that has expired; null if the session is still active. */
export async function endedAfter(db: Database, sessionId: string): Promise<number | null> {
  const [row] = await db
    .select({ isUsed: sql<boolean>`${isUsed}`, minutes: timeoutMinutes })
    .from(session)
    .leftJoin(userSetting, eq(userSetting.userId, session.userId))
    .where(eq(session.id, sessionId));
  return row && !row.isUsed ? row.minutes : null;
}
