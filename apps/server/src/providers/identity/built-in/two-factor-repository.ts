import { and, count, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { recoveryCode, twoFactor } from '../../../platform/db/schema/index.ts';

/** A second factor as it is kept. */
export interface KeptTwoFactor {
  readonly userId: string;
  /** Sealed. */
  readonly secret: string;
  readonly isOn: boolean;
}

/** The second factor of a user, begun or on. */
export async function findTwoFactor(db: Database, userId: string): Promise<KeptTwoFactor | null> {
  const [row] = await db.select().from(twoFactor).where(eq(twoFactor.userId, userId));
  return row ? { userId, secret: row.secret, isOn: row.confirmedAt !== null } : null;
}

/** All second factors. */
export async function findAllTwoFactors(db: Database): Promise<KeptTwoFactor[]> {
  const rows = await db.select().from(twoFactor);
  return rows.map(({ userId, secret, confirmedAt }) => ({ userId, secret, isOn: confirmedAt !== null }));
}

/** Keeps a secret that was begun with; whether none is on. */
export async function beginSecret(db: Database, userId: string, secret: string): Promise<boolean> {
  const kept = await db
    .insert(twoFactor)
    .values({ userId, secret })
    .onConflictDoUpdate({
      target: twoFactor.userId,
      set: { secret, createdAt: sql`now()` },
      setWhere: isNull(twoFactor.confirmedAt),
    })
    .returning({ userId: twoFactor.userId });
  return kept.length > 0;
}

/** Replaces a secret with its resealed version, if it has not changed meanwhile. */
export async function replaceSecret(db: Database, kept: KeptTwoFactor, secret: string): Promise<void> {
  await db
    .update(twoFactor)
    .set({ secret })
    .where(and(eq(twoFactor.userId, kept.userId), eq(twoFactor.secret, kept.secret)));
}

/** Turns a second factor on; whether it was begun with this secret and not on yet. */
export async function confirmSecret(db: Database, kept: KeptTwoFactor, step: number): Promise<boolean> {
  const on = await db
    .update(twoFactor)
    .set({ confirmedAt: sql`now()`, lastStep: step })
    .where(
      and(
        eq(twoFactor.userId, kept.userId),
        eq(twoFactor.secret, kept.secret),
        isNull(twoFactor.confirmedAt),
      ),
    )
    .returning({ userId: twoFactor.userId });
  return on.length > 0;
}

/** Takes the code of a step, once: whether no code of it or of a later one was taken. */
export async function takeStep(db: Database, userId: string, step: number): Promise<boolean> {
  const taken = await db
    .update(twoFactor)
    .set({ lastStep: step })
    .where(and(eq(twoFactor.userId, userId), isNotNull(twoFactor.confirmedAt), lt(twoFactor.lastStep, step)))
    .returning({ userId: twoFactor.userId });
  return taken.length > 0;
}

/** Removes a second factor with its recovery codes; whether it was on. */
export async function deleteTwoFactor(db: Database, userId: string): Promise<boolean> {
  await db.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
  const [gone] = await db
    .delete(twoFactor)
    .where(eq(twoFactor.userId, userId))
    .returning({ confirmedAt: twoFactor.confirmedAt });
  return gone !== undefined && gone.confirmedAt !== null;
}

/** Keeps recovery codes in place of all former ones. */
export async function replaceRecoveryCodes(
  db: Database,
  userId: string,
  digests: readonly string[],
): Promise<void> {
  await db.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
  await db.insert(recoveryCode).values(digests.map((digest) => ({ userId, digest })));
}

/** Takes a recovery code, once; whether there was such a one. */
export async function takeRecoveryCode(db: Database, userId: string, digest: string): Promise<boolean> {
  const taken = await db
    .delete(recoveryCode)
    .where(and(eq(recoveryCode.userId, userId), eq(recoveryCode.digest, digest)))
    .returning({ digest: recoveryCode.digest });
  return taken.length > 0;
}

/** How many recovery codes a user has left. */
export async function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCode).where(eq(recoveryCode.userId, userId));
  return row?.left ?? 0;
}
