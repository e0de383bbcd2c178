import { and, eq, gt, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/client.ts';
import {
  account,
  member,
  sampleWorkspace,
  session,
  ssoConnection,
  ssoLogout,
  ssoPending,
  ssoSession,
  user,
  workspace,
} from '../../../../platform/db/schema/index.ts';

const MAIN = 'main';
const PENDING_MINUTES = 10;
const LOGOUT_TOKEN_MINUTES = 10;

export type ConnectionRow = typeof ssoConnection.$inferSelect;
type Pending = Omit<typeof ssoPending.$inferSelect, 'expiresAt'>;

/** The connection, and the workspace people join through it. */
export async function findConnection(
  db: Database,
): Promise<(ConnectionRow & { readonly workspace: string; readonly workspaceName: string }) | null> {
  const [row] = await db
    .select({ connection: ssoConnection, slug: workspace.slug, name: workspace.name })
    .from(ssoConnection)
    .innerJoin(workspace, eq(workspace.id, ssoConnection.workspaceId));
  return row ? { ...row.connection, workspace: row.slug, workspaceName: row.name } : null;
}

/** Saves the connection. */
export async function putConnection(
  db: Database,
  values: Omit<ConnectionRow, 'id' | 'updatedAt'>,
): Promise<void> {
  const set = { ...values, updatedAt: sql`now()` };
  await db
    .insert(ssoConnection)
    .values({ id: MAIN, ...values })
    .onConflictDoUpdate({ target: ssoConnection.id, set });
}

/** Re-encrypts the secret, unless it changed meanwhile. */
export async function replaceClientSecret(db: Database, former: string, sealed: string): Promise<void> {
  await db.update(ssoConnection).set({ clientSecret: sealed }).where(eq(ssoConnection.clientSecret, former));
}

/** The workspace with this slug if the user is its admin; excludes sample workspaces, which nobody can join. */
export async function findAdministered(
  db: Database,
  userId: string,
  slug: string,
): Promise<{ readonly id: string } | null> {
  const [row] = await db
    .select({ id: workspace.id })
    .from(workspace)
    .innerJoin(member, eq(member.organizationId, workspace.id))
    .leftJoin(sampleWorkspace, eq(sampleWorkspace.workspaceId, workspace.id))
    .where(
      and(
        eq(workspace.slug, slug),
        eq(member.userId, userId),
        eq(member.role, 'admin'),
        isNull(sampleWorkspace.workspaceId),
      ),
    );
  return row ?? null;
}

/** Whether an address has an account with a password. */
export async function hasPassword(db: Database, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .innerJoin(user, eq(user.id, account.userId))
    .where(and(eq(user.email, email), eq(account.providerId, 'credential')));
  return rows.length > 0;
}

/** Stores a sign-in sent to the provider, and deletes expired ones. */
export async function addPending(db: Database, pending: Pending): Promise<void> {
  await db.delete(ssoPending).where(lt(ssoPending.expiresAt, sql`now()`));
  await db
    .insert(ssoPending)
    .values({ ...pending, expiresAt: sql`now() + make_interval(mins => ${PENDING_MINUTES})` });
}

/** Uses up a pending sign-in in the browser that started it; null if there is none or it was already used. */
export async function consumePendingSignIn(
  db: Database,
  { stateDigest, browserDigest }: Pick<Pending, 'stateDigest' | 'browserDigest'>,
): Promise<Pending | null> {
  const [row] = await db
    .delete(ssoPending)
    .where(
      and(
        eq(ssoPending.stateDigest, stateDigest),
        eq(ssoPending.browserDigest, browserDigest),
        gt(ssoPending.expiresAt, sql`now()`),
      ),
    )
    .returning();
  return row ?? null;
}

/** The user linked to a provider's subject. */
export async function findUserOf(
  db: Database,
  issuer: string,
  subject: string,
): Promise<{ readonly id: string; readonly name: string } | null> {
  const [row] = await db
    .select({ id: user.id, name: user.name })
    .from(account)
    .innerJoin(user, eq(user.id, account.userId))
    .where(and(eq(account.providerId, `oidc:${issuer}`), eq(account.accountId, subject)));
  return row ?? null;
}

/** Links a provider's subject to a user. */
export async function linkUser(
  db: Database,
  { userId, issuer, subject }: { readonly userId: string; readonly issuer: string; readonly subject: string },
): Promise<void> {
  await db.insert(account).values({
    id: crypto.randomUUID(),
    providerId: `oidc:${issuer}`,
    accountId: subject,
    userId,
  });
}

/** Creates an account for an address the provider vouches for. */
export async function insertUser(
  db: Database,
  { name, email }: { readonly name: string; readonly email: string },
): Promise<string> {
  const id = crypto.randomUUID().replaceAll('-', '');
  await db.insert(user).values({ id, name, email, emailVerified: true });
  return id;
}

/** Removes a user's password and ends their sessions. */
export async function removePassword(db: Database, userId: string): Promise<void> {
  await db.delete(account).where(and(eq(account.userId, userId), eq(account.providerId, 'credential')));
  await db.delete(session).where(eq(session.userId, userId));
}

/** Locks out other first sign-ins of the same person until the transaction ends. */
export async function lockPerson(db: Database, key: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sso ${key}`}, 0))`);
}

/** Stores which provider session one of our sessions belongs to. */
export async function addSession(db: Database, values: typeof ssoSession.$inferInsert): Promise<void> {
  await db.insert(ssoSession).values(values);
}

/** Ends the sessions a logout token names; returns how many. */
export async function endSessions(
  db: Database,
  named: {
    readonly issuer: string;
    readonly subject: string | null;
    readonly providerSession: string | null;
  },
): Promise<number> {
  const { issuer, subject, providerSession } = named;
  const ended = await db
    .delete(session)
    .where(
      inArray(
        session.id,
        db
          .select({ id: ssoSession.sessionId })
          .from(ssoSession)
          .where(
            and(
              eq(ssoSession.issuer, issuer),
              subject === null ? undefined : eq(ssoSession.subject, subject),
              providerSession === null ? undefined : eq(ssoSession.providerSession, providerSession),
            ),
          ),
      ),
    )
    .returning({ id: session.id });
  return ended.length;
}

/** Accepts a logout token; false if it was accepted before. */
export async function takeLogoutToken(db: Database, tokenId: string): Promise<boolean> {
  await db.delete(ssoLogout).where(lt(ssoLogout.expiresAt, sql`now()`));
  const { rowCount } = await db
    .insert(ssoLogout)
    .values({ tokenId, expiresAt: sql`now() + make_interval(mins => ${LOGOUT_TOKEN_MINUTES})` })
    .onConflictDoNothing();
  return rowCount === 1;
}

/**
 * Ends sessions of people of these domains that did not start at the provider, except for one account and one session.
 */
export async function endPasswordSessions(
  db: Database,
  of: { readonly domains: readonly string[]; readonly emergencyEmail: string; readonly sessionId: string },
): Promise<void> {
  const domain = sql`split_part(${user.email}, '@', 2)`;
  const ending = db
    .select({ id: session.id })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .leftJoin(ssoSession, eq(ssoSession.sessionId, session.id))
    .where(
      and(
        or(...of.domains.map((one) => eq(domain, one))),
        ne(user.email, of.emergencyEmail),
        ne(session.id, of.sessionId),
        isNull(ssoSession.sessionId),
      ),
    );
  await db.delete(session).where(inArray(session.id, ending));
}
