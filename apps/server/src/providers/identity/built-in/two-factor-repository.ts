import { and, count, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { recoveryCode, twoFactor } from '../../../platform/db/schema/index.ts';

/** A stored second factor. */
export interface StoredTwoFactor {
  readonly userId: string;
  /** Encrypted. */
  readonly secret: string;
  readonly isOn: boolean;
}

/** A user's second factor, confirmed or not. */
export async function findTwoFactor(db: Database, userId: string): Promise<StoredTwoFactor | null> {
  const [row] = await db.select().from(twoFactor).where(eq(twoFactor.userId, userId));
  return row ? { userId, secret: row.secret, isOn: row.confirmedAt !== null } : null;
}

/** All second factors. */
export async function findAllTwoFactors(db: Database): Promise<StoredTwoFactor[]> {
  const rows = await db.select().from(twoFactor);
  return rows.map(({ userId, secret, confirmedAt }) => ({ userId, secret, isOn: confirmedAt !== null }));
}

/** Stores a secret for setup; returns false if a second factor is already on. */
export async function beginSecret(db: Database, userId: string, secret: string): Promise<boolean> {
  const stored = await db
    .insert(twoFactor)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: twoFactor.userId,
      set: { secret, createdAt: sql`now()` },
      setWhere: isNull(twoFactor.confirmedAt),
    })
    .returning({ userId: twoFactor.userId });
  return stored.length > 0;
}

/** Replaces a secret with its re-encrypted version, unless it changed meanwhile. */
export async function replaceSecret(db: Database, stored: StoredTwoFactor, secret: string): Promise<void> {
  await db
    .update(twoFactor)
    .set({ secret })
    .where(and(eq(twoFactor.userId, stored.userId), eq(twoFactor.secret, stored.secret)));
}

/** Turns a second factor on; returns whether it was set up with this secret and not on yet. */
export async function confirmSecret(db: Database, stored: StoredTwoFactor, step: number): Promise<boolean> {
  const on = await db
    .update(twoFactor)
    .set({ confirmedAt: sql`now()`, lastStep: step })
    .where(
      and(
        eq(twoFactor.userId, stored.userId),
        eq(twoFactor.secret, stored.secret),
        isNull(twoFactor.confirmedAt),
      ),
    )
    .returning({ userId: twoFactor.userId });
  return on.length > 0;
}

/** Uses up the code of a step; returns false if this or a later code was used before. */
export async function takeStep(db: Database, userId: string, step: number): Promise<boolean> {
  const taken = await db
    .update(twoFactor)
    .set({ lastStep: step })
    .where(and(eq(twoFactor.userId, userId), isNotNull(twoFactor.confirmedAt), lt(twoFactor.lastStep, step)))
    .returning({ userId: twoFactor.userId });
  return taken.length > 0;
}

/** Removes a second factor and its recovery codes; returns whether it was on. */
export async function deleteTwoFactor(db: Database, userId: string): Promise<boolean> {
  await db.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
  const [gone] = await db
    .delete(twoFactor)
    .where(eq(twoFactor.userId, userId))
    .returning({ confirmedAt: twoFactor.confirmedAt });
  return gone !== undefined && gone.confirmedAt !== null;
}

/** Stores recovery codes, replacing all former ones. */
export async function replaceRecoveryCodes(
  db: Database,
  userId: string,
  digests: readonly string[],
): Promise<void> {
  await db.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
  await db.insert(recoveryCode).values(digests.map((digest) => ({ userId, digest })));
}

/** Uses up a recovery code; returns whether it existed. */
export async function takeRecoveryCode(db: Database, userId: string, digest: string): Promise<boolean> {
  const taken = await db
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.userId, userId), eq(recoveryCode.digest, digest)))
    .returning({ digest: recoveryCode.digest });
  return taken.length > 0;
}

/** Number of recovery codes a user has left. */
export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCode).where(eq(recoveryCode.userId, userId));
  return row?.left ?? 0;
}
