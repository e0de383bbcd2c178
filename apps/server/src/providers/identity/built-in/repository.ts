import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { jwks, member, rateLimit, session, user } from '../../../platform/db/schema/index.ts';

/**
 * Returns the requested workspace if the user is a member of it, otherwise the one last entered, otherwise the first
 * joined.
 */
export async function findWorkspace(
  db: Database,
  userId: string,
  wished: string | null,
): Promise<string | null> {
  const [row] = await db
    .select({ id: member.organizationId })
    .from(member)
    .where(eq(member.userId, userId))
    .orderBy(
      sql`${member.organizationId} is distinct from ${wished}`,
      sql`${member.enteredAt} desc nulls last`,
      asc(member.createdAt),
      asc(member.id),
    )
    .limit(1);
  return row?.id ?? null;
}

/** A user with an account, and whether their address is confirmed. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly isVerified: boolean;
}

/** The user with an ID or a normalized address; null if there is none. */
export async function findPerson(
  db: Database,
  who: { readonly id: string } | { readonly email: string },
): Promise<Person | null> {
  const [row] = await db
    .select({ id: user.id, name: user.name, email: user.email, isVerified: user.emailVerified })
    .from(user)
    .where('id' in who ? eq(user.id, who.id) : eq(user.email, who.email));
  return row ?? null;
}

/** Records that a user's address is confirmed. */
export async function markVerified(db: Database, userId: string): Promise<void> {
  await db
    .update(user)
    .set({ emailVerified: true, updatedAt: sql`now()` })
    .where(eq(user.id, userId));
}

/** The name of a user, whose row is locked until the transaction ends; null if there is none. */
export async function lockUser(db: Database, userId: string): Promise<string | null> {
  const [row] = await db.select({ name: user.name }).from(user).where(eq(user.id, userId)).for('update');
  return row?.name ?? null;
}

/** Whether a user is a member of a workspace. */
export async function isMember(db: Database, userId: string, workspaceId: string): Promise<boolean> {
  const rows = await db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.userId, userId), eq(member.organizationId, workspaceId)));
  return rows.length > 0;
}

/** Ends a session. */
export async function deleteSession(db: Database, sessionId: string): Promise<void> {
  await db.delete(session).where(eq(session.id, sessionId));
}

/** Whether a normalized address has an account. */
export async function emailIsTaken(db: Database, email: string): Promise<boolean> {
  const rows = await db.select({ id: user.id }).from(user).where(eq(user.email, email));
  return rows.length > 0;
}

/** @throws the database's error if it is unavailable. */
export async function ping(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}

/** A token signing key as stored by the library: both halves are JSON, the private one encrypted. */
export interface SigningKey {
  readonly id: string;
  readonly publicKey: string;
  readonly privateKey: string;
  readonly createdAt: Date;
  readonly expiresAt?: Date;
}

/** All signing keys. */
export async function signingKeys(db: Database): Promise<SigningKey[]> {
  const rows = await db.select().from(jwks);
  return rows.map(({ id, publicKey, privateKey, createdAt, expiresAt }) => ({
    id,
    publicKey,
    privateKey,
    createdAt,
    ...(expiresAt ? { expiresAt } : {}),
  }));
}

/** Undoes one counted attempt. */
export async function uncountAttempt(db: Database, key: string): Promise<void> {
  await db
    .update(rateLimit)
    .set({ count: sql`greatest(${rateLimit.count} - 1, 0)` })
    .where(eq(rateLimit.key, key));
}
