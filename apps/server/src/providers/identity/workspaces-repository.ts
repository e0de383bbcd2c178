import { randomUUID } from 'node:crypto';
import { DEFAULT_LANGUAGE, type Language } from '@pagewright/contract/settings/preferences';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/client.ts';
import { installation, member, session, site, user, workspace } from '../../platform/db/schema/index.ts';

/** Name of the installation value that stores the first user. */
export const FIRST_USER = 'first_user';

/** Records the first user, unless already recorded. */
export async function recordFirstUser(db: Database): Promise<void> {
  const first = db
    .select({ name: sql<string>`${FIRST_USER}::text`.as('name'), value: user.id })
    .from(user)
    .orderBy(asc(user.createdAt), asc(user.id))
    .limit(1);
  await db.insert(installation).select(first).onConflictDoNothing();
}

/** Creates a workspace with its first member, who is its admin. */
export async function createWorkspace(
  db: Database,
  { adminId, ...values }: { id: string; name: string; slug: string; adminId: string },
): Promise<void> {
  await db.insert(workspace).values(values);
  await db
    .insert(member)
    .values({ id: randomUUID(), organizationId: values.id, userId: adminId, role: 'admin' });
}

/** Sets the language of a new workspace's public site, unless it is set. The default needs no row. */
export async function setSiteLanguage(db: Database, workspaceId: string, language: Language): Promise<void> {
  if (language === DEFAULT_LANGUAGE) return;
  await db.insert(site).values({ workspaceId, language }).onConflictDoNothing();
}

/** Moves a session to another workspace. */
export async function setActiveWorkspace(
  db: Database,
  sessionId: string,
  workspaceId: string,
): Promise<void> {
  await db.update(session).set({ activeOrganizationId: workspaceId }).where(eq(session.id, sessionId));
}

/** Records that a user switched to a workspace. */
export async function markEntered(db: Database, userId: string, workspaceId: string): Promise<void> {
  await db
    .update(member)
    .set({ enteredAt: sql`now()` })
    .where(and(eq(member.userId, userId), eq(member.organizationId, workspaceId)));
}
