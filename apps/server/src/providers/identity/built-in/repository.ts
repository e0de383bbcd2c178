import { randomUUID } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client.ts';
import {
  installation,
  jwks,
  member,
  rateLimit,
  session,
  user,
  userSetting,
  workspace,
} from '../../../db/schema/index.ts';
import { isUsed, timeoutMinutes } from './idle-repository.ts';

/** What must hold for a token to stand, and what the API knows of its bearer. */
export interface StandingSession {
  readonly sessionId: string;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly workspaceId: string;
  readonly workspaceName: string;
  readonly workspaceSlug: string;
  readonly role: string;
  readonly firstFactorAt: Date;
  /** Null where no second factor is on, or none was given in the session. */
  readonly secondFactorAt: Date | null;
  readonly expiresAt: Date;
  /** When it was last noted that it is used. */
  readonly lastSeenAt: Date;
  /** Minutes without use after which it ends. */
  readonly timeoutMinutes: number;
  readonly isFirstUser: boolean;
}

const FIRST_USER = 'first_user';

/** Records who was first, unless it is recorded. */
export async function recordFirstUser(db: Database): Promise<void> {
  const first = db
    .select({ name: sql<string>`${FIRST_USER}::text`.as('name'), value: user.id })
    .from(user)
    .orderBy(asc(user.createdAt), asc(user.id))
    .limit(1);
  await db.insert(installation).select(first).onConflictDoNothing();
}

/** Prepares the look-up of a session by its id, within a workspace: null where either no longer stands. */
export function prepareSessionLookup(db: Database) {
  const statement = db
    .select({
      sessionId: session.id,
      userId: user.id,
      name: user.name,
      email: user.email,
      workspaceId: workspace.id,
      workspaceName: workspace.name,
      workspaceSlug: workspace.slug,
      role: member.role,
      signedInAt: session.createdAt,
      provenAt: session.firstFactorAt,
      secondFactorAt: session.secondFactorAt,
      expiresAt: session.expiresAt,
      lastSeenAt: session.lastSeenAt,
      timeoutMinutes,
      isFirstUser: sql<boolean>`exists (select 1 from ${installation} where ${installation.name} = ${FIRST_USER} and ${installation.value} = ${user.id})`,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .innerJoin(
      member,
      and(eq(member.userId, user.id), eq(member.organizationId, sql.placeholder('workspaceId'))),
    )
    .innerJoin(workspace, eq(workspace.id, member.organizationId))
    .leftJoin(userSetting, eq(userSetting.userId, user.id))
    .where(and(eq(session.id, sql.placeholder('sessionId')), sql`${session.expiresAt} > now()`, isUsed))
    .prepare('standing_session');
  return async (sessionId: string, workspaceId: string): Promise<StandingSession | null> => {
    const [row] = await statement.execute({ sessionId, workspaceId });
    if (!row) return null;
    const { signedInAt, provenAt, ...standing } = row;
    return { ...standing, firstFactorAt: provenAt ?? signedInAt };
  };
}

/** The workspace to work in: the wished one where the user is a member of it, else the one last entered, else the first joined. */
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

/** The name of a user, who is locked until the transaction ends; null where there is none. */
export async function lockUser(db: Database, userId: string): Promise<string | null> {
  const [row] = await db.select({ name: user.name }).from(user).where(eq(user.id, userId)).for('update');
  return row?.name ?? null;
}

/** Adds a workspace with its first member, who is its admin. */
export async function createWorkspace(
  db: Database,
  { adminId, ...values }: { id: string; name: string; slug: string; adminId: string },
): Promise<void> {
  await db.insert(workspace).values(values);
  await db
    .insert(member)
    .values({ id: randomUUID(), organizationId: values.id, userId: adminId, role: 'admin' });
}

/** Moves a session to another workspace. */
export async function setActiveWorkspace(
  db: Database,
  sessionId: string,
  workspaceId: string,
): Promise<void> {
  await db.update(session).set({ activeOrganizationId: workspaceId }).where(eq(session.id, sessionId));
}

/** Notes that a user went to work in a workspace. */
export async function markEntered(db: Database, userId: string, workspaceId: string): Promise<void> {
  await db
    .update(member)
    .set({ enteredAt: sql`now()` })
    .where(and(eq(member.userId, userId), eq(member.organizationId, workspaceId)));
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

/** Whether an address, in its normal form, has an account. */
export async function emailIsTaken(db: Database, email: string): Promise<boolean> {
  const rows = await db.select({ id: user.id }).from(user).where(eq(user.email, email));
  return rows.length > 0;
}

/** @throws the database's error where it cannot be asked. */
export async function ping(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}

/** A key that signs tokens, as the vendor keeps it: the halves are JSON, the private one encrypted. */
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

/** Takes one attempt back. */
export async function uncountAttempt(db: Database, key: string): Promise<void> {
  await db
    .update(rateLimit)
    .set({ count: sql`greatest(${rateLimit.count} - 1, 0)` })
    .where(eq(rateLimit.key, key));
}

/** Forgets the attempts of a key. */
export async function forgetAttempts(db: Database, key: string): Promise<void> {
  await db.delete(rateLimit).where(eq(rateLimit.key, key));
}
