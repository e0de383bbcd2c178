import type { WorkspaceFate } from '@pagewright/contract/settings/privacy';
import { and, asc, eq, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../db/client.ts';
import {
  analysisRun,
  brief,
  calendarEvent,
  content,
  contentRevision,
  file,
  invitation,
  linkLead,
  mail,
  member,
  outline,
  reviewComment,
  sourceDecision,
  user,
  workspace,
} from '../../../db/schema/index.ts';

type DatabaseOf = { readonly db: Database };

/** What becomes of the workspaces of a user when their account goes. */
export async function findWorkspaceFates({ db }: DatabaseOf, userId: string): Promise<WorkspaceFate[]> {
  const others = sql<string>`(select count(*) from member o where o.organization_id = ${workspace.id} and o.user_id <> ${userId})`;
  const otherAdmins = sql<string>`(select count(*) from member o where o.organization_id = ${workspace.id} and o.user_id <> ${userId} and o.role = 'admin')`;
  const rows = await db
    .select({ id: workspace.id, name: workspace.name, role: member.role, others, otherAdmins })
    .from(member)
    .innerJoin(workspace, eq(workspace.id, member.organizationId))
    .where(eq(member.userId, userId))
    .orderBy(sql`lower(${workspace.name})`, asc(workspace.id));
  return rows.map(({ id, name, role, ...count }) => {
    if (Number(count.others) === 0) return { id, name, fate: 'removed' };
    const isNeeded = role === 'admin' && Number(count.otherAdmins) === 0;
    return { id, name, fate: isNeeded ? 'hand_over' : 'stays' };
  });
}

/** Keeps everybody from changing who is in the workspaces of a user until the transaction ends. */
export async function lockWorkspacesOf({ db }: DatabaseOf, userId: string): Promise<void> {
  const ids = db.select({ id: member.organizationId }).from(member).where(eq(member.userId, userId));
  await db
    .select({ id: workspace.id })
    .from(workspace)
    .where(inArray(workspace.id, ids))
    .orderBy(asc(workspace.id))
    .for('no key update');
}

/** Has an account deleted after some days; a wish that stands keeps its day. */
export async function setDeletion({ db }: DatabaseOf, userId: string, days: number): Promise<Date> {
  const [row] = await db
    .update(user)
    .set({ deleteAt: sql`coalesce(${user.deleteAt}, now() + make_interval(days => ${days}))` })
    .where(eq(user.id, userId))
    .returning({ deleteAt: user.deleteAt });
  if (!row?.deleteAt) throw new Error('a caller has an account');
  return row.deleteAt;
}

/** Accounts whose grace is over. */
export async function findDueAccounts({ db }: DatabaseOf, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: user.id })
    .from(user)
    .where(and(isNotNull(user.deleteAt), lte(user.deleteAt, sql`now()`)))
    .orderBy(asc(user.deleteAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** An account whose grace is over, locked until the transaction ends; null where it was kept meanwhile. */
export async function lockDueAccount(
  { db }: DatabaseOf,
  userId: string,
): Promise<{ readonly email: string } | null> {
  const [row] = await db
    .select({ email: user.email })
    .from(user)
    .where(and(eq(user.id, userId), lte(user.deleteAt, sql`now()`)))
    .for('update');
  return row ?? null;
}

/** Makes the longest-standing other member of a workspace its admin; their user id. */
export async function promoteHeir({ db }: DatabaseOf, workspaceId: string, leaving: string): Promise<string> {
  const heir = db
    .select({ id: member.id })
    .from(member)
    .where(and(eq(member.organizationId, workspaceId), ne(member.userId, leaving)))
    .orderBy(asc(member.createdAt), asc(member.id))
    .limit(1);
  const [row] = await db
    .update(member)
    .set({ role: 'admin' })
    .where(inArray(member.id, heir))
    .returning({ userId: member.userId });
  if (!row) throw new Error('a workspace that is handed over has another member');
  return row.userId;
}

/** Removes workspaces with all that they hold; the ids of their files, whose bytes lie elsewhere. */
export async function deleteWorkspaces({ db }: DatabaseOf, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const files = await db
    .select({ id: file.id })
    .from(file)
    .where(inArray(file.workspaceId, [...ids]));
  await db.delete(workspace).where(inArray(workspace.id, [...ids]));
  return files.map(({ id }) => id);
}

/** What stands in the place of a name whose account is gone. */
const FORMER_MEMBER = 'Former member';

/** What keeps the name of a user beside their id, and their address. */
const NAMED: readonly (readonly [PgTable, owner: PgColumn, name: PgColumn, email?: PgColumn])[] = [
  [content, content.authorId, content.authorName, content.authorEmail],
  [calendarEvent, calendarEvent.authorId, calendarEvent.authorName, calendarEvent.authorEmail],
  [brief, brief.authorId, brief.authorName],
  [outline, outline.authorId, outline.authorName],
  [analysisRun, analysisRun.authorId, analysisRun.authorName],
  [linkLead, linkLead.authorId, linkLead.authorName],
  [reviewComment, reviewComment.authorId, reviewComment.authorName],
  [sourceDecision, sourceDecision.decidedBy, sourceDecision.decidedByName],
  [contentRevision, contentRevision.editorId, contentRevision.editorName],
];

/** Takes the name and address of a user out of all that stays of theirs. */
export async function removeNames({ db }: DatabaseOf, userId: string): Promise<void> {
  for (const [table, owner, name, email] of NAMED) {
    const address = email === undefined ? sql`` : sql`, ${sql.identifier(email.name)} = ''`;
    await db.execute(
      sql`update ${table} set ${sql.identifier(name.name)} = ${FORMER_MEMBER}${address} where ${owner} = ${userId}`,
    );
  }
}

/** Removes an account with all that is kept by its id or address. */
export async function deleteUser(
  { db }: DatabaseOf,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<void> {
  await db.delete(mail).where(eq(mail.recipient, email));
  await db.delete(invitation).where(eq(invitation.email, email));
  await db.delete(user).where(eq(user.id, userId));
}
