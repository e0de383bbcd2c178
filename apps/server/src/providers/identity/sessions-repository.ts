import type { SignInOutcome } from '@pagewright/contract/settings/security';
import { and, desc, eq, gt, isNotNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import {
  installation,
  member,
  session,
  signInEntry,
  user,
  userSetting,
  workspace,
} from '../../platform/db/schema/index.ts';
import type { ListedSession, ListedSignIn } from './account-security.ts';
import { isUsed, timeoutMinutes } from './idle-repository.ts';
import { FIRST_USER } from './workspaces-repository.ts';

const SESSIONS_MAX = 100;
const SIGN_INS_MAX = 50;
const DAYS_KEPT = 90;

/** Conditions for a token to stay valid, and what the API knows about its bearer. */
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
  /** Null if no second factor is on, or none was entered in the session. */
  readonly secondFactorAt: Date | null;
  readonly expiresAt: Date;
  /** Last recorded use. */
  readonly lastSeenAt: Date;
  /** Idle timeout in minutes. */
  readonly timeoutMinutes: number;
  readonly isFirstUser: boolean;
}

/** Prepares the lookup of a session by its ID, within a workspace: null if either has ended. */
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

/** A user's newest active sessions. */
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

/** Ends a session of a user; returns whether it existed. */
export async function deleteSessionOf(db: Database, userId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(session)
    .where(and(eq(session.id, id), eq(session.userId, userId)))
    .returning({ id: session.id });
  return gone.length > 0;
}

/** Ends a user's sessions, all or all but one. */
export async function deleteSessionsOf(db: Database, userId: string, but: string | null): Promise<void> {
  await db
    .delete(session)
    .where(and(eq(session.userId, userId), but === null ? undefined : ne(session.id, but)));
}

/** Records that a factor was just entered in a session. */
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

/** Records a sign-in to an account, or an attempt. */
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

/** A user's newest sign-ins. */
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

/** Cancels the deletion of a user's account; returns the user if it was scheduled. */
export async function cancelAccountDeletion(
  db: Database,
  userId: string,
): Promise<{ readonly name: string; readonly email: string } | null> {
  const [row] = await db
    .update(user)
    .set({ deleteAt: null })
    .where(and(eq(user.id, userId), isNotNull(user.deleteAt)))
    .returning({ name: user.name, email: user.email });
  return row ?? null;
}
