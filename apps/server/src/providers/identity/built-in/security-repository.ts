import type { SignInOutcome } from '@pagewright/contract/settings/security';
import { and, desc, eq, gt, isNotNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import { account, session, signInEntry, twoFactor, user, userSetting } from '../../../db/schema/index.ts';
import { isUsed, timeoutMinutes } from './idle-repository.ts';
import type { ListedSession, ListedSignIn } from '../account-security.ts';

const SESSIONS_MAX = 100;
const SIGN_INS_MAX = 50;
const DAYS_KEPT = 90;
const CREDENTIAL = 'credential';

/** What signing in needs to know of an account beside what the vendor checks. */
export interface KnownAccount {
  readonly userId: string;
  readonly passwordHash: string | null;
  readonly hasSecondFactor: boolean;
}

const ofCredential = and(eq(account.userId, user.id), eq(account.providerId, CREDENTIAL));

/** The account of an address in its one form; null where there is none. */
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

/** The password's hash of a user, and since when it stands. */
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

/** Sets the password's hash of a user: by that every session of theirs ends. */
export async function setPasswordHash(db: Database, userId: string, hash: string): Promise<void> {
  await db
    .update(account)
    .set({ password: hash, updatedAt: sql`now()` })
    .where(and(eq(account.userId, userId), eq(account.providerId, CREDENTIAL)));
}

/** The newest sessions of a user that stand. */
export async function findSessions(db: Database, userId: string): Promise<ListedSession[]> {
  return db
    .select({
      id: session.id,
      userAgent: session.userAgent,
      createdAt: session.createdAt,
      lastSeenAt: session.lastSeenAt,
    })
    .from(session)
    .leftJoin(userSetting, eq(userSetting.userId, session.userId))
    .where(and(eq(session.userId, userId), gt(session.expiresAt, sql`now()`), isUsed))
    .orderBy(desc(session.lastSeenAt), desc(session.id))
    .limit(SESSIONS_MAX);
}

/** Ends a session of a user; whether there was one. */
export async function deleteSessionOf(db: Database, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(session)
    .where(and(eq(session.id, id), eq(session.userId, userId)))
    .returning({ id: session.id });
  return gone.length > 0;
}

/** Ends the sessions of a user, all or all but one. */
export async function deleteSessionsOf(db: Database, userId: string, but: string | null): Promise<void> {
  await db
    .delete(session)
    .where(and(eq(session.userId, userId), but === null ? undefined : ne(session.id, but)));
}

/** Notes a sign-in to an account, or an attempt at it. */
export async function addSignIn(
  db: Database,
  entry: {
    readonly userId: string;
    readonly outcome: SignInOutcome;
    readonly ipAddress: string;
    readonly userAgent: string;
  },
): Promise<void> {
  await db.insert(signInEntry).values(entry);
}

/** The newest sign-ins of a user. */
export async function findSignIns(db: Database, userId: string): Promise<ListedSignIn[]> {
  return db
    .select({
      createdAt: signInEntry.createdAt,
      outcome: signInEntry.outcome,
      ipAddress: signInEntry.ipAddress,
      userAgent: signInEntry.userAgent,
    })
    .from(signInEntry)
    .where(
      and(
        eq(signInEntry.userId, userId),
        gt(signInEntry.createdAt, sql`now() - make_interval(days => ${DAYS_KEPT})`),
      ),
    )
    .orderBy(desc(signInEntry.id))
    .limit(SIGN_INS_MAX);
}

/** Minutes since each factor was given in a session, as whole minutes; null: the session is gone, or never given. */
export async function findProofAges(
  db: Database,
  sessionId: string,
): Promise<{
  readonly password: number;
  readonly code: number | null;
  readonly hasSecondFactor: boolean;
} | null> {
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

/** Notes that a factor was given in a session just now. */
export async function markProven(
  db: Database,
  sessionId: string,
  factor: 'password' | 'code',
): Promise<void> {
  await db
    .update(session)
    .set(factor === 'password' ? { firstFactorAt: sql`now()` } : { secondFactorAt: sql`now()` })
    .where(eq(session.id, sessionId));
}

/** Notes that the second factor was given in the session of a token. */
export async function markTokenProven(db: Database, token: string): Promise<void> {
  await db
    .update(session)
    .set({ secondFactorAt: sql`now()` })
    .where(eq(session.token, token));
}

/** Takes back that a user's account is to be deleted; their name, where it was. */
export async function keepAccount(db: Database, userId: string): Promise<{ readonly name: string } | null> {
  const [row] = await db
    .update(user)
    .set({ deleteAt: null })
    .where(and(eq(user.id, userId), isNotNull(user.deleteAt)))
    .returning({ name: user.name });
  return row ?? null;
}

/** The minutes after which an unused session of a user ends; null where the session still stands. */
export async function endedAfter(db: Database, sessionId: string): Promise<number | null> {
  const [row] = await db
    .select({ isUsed: sql<boolean>`${isUsed}`, minutes: timeoutMinutes })
    .from(session)
    .leftJoin(userSetting, eq(userSetting.userId, session.userId))
    .where(eq(session.id, sessionId));
  return row && !row.isUsed ? row.minutes : null;
}
