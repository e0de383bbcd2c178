import type { WorkspaceFate } from '@pagewright/contract/settings/privacy';
import { and, asc, eq, inArray, isNotNull, lte, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/client.ts';
import { member, user, workspace } from '../../../platform/db/schema/index.ts';

/** What happens to a user's workspaces when their account is deleted. */
export async function findWorkspaceFates(db: Database, userId: string): Promise<WorkspaceFate[]> {
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

/** Locks the memberships of a user's workspaces until the transaction ends. */
export async function lockWorkspacesOf(db: Database, userId: string): Promise<void> {
  const ids = db.select({ id: member.organizationId }).from(member).where(eq(member.userId, userId));
  await db
    .select({ id: workspace.id })
    .from(workspace)
    .where(inArray(workspace.id, ids))
    .orderBy(asc(workspace.id))
    .for('no key update');
}

/** Schedules the deletion of an account. An earlier request keeps its date. */
export async function scheduleDeletion(db: Database, userId: string, days: number): Promise<Date> {
  const [row] = await db
    .update(user)
    .set({ deleteAt: sql`coalesce(${user.deleteAt}, now() + make_interval(days => ${days}))` })
    .where(eq(user.id, userId))
    .returning({ deleteAt: user.deleteAt });
  if (!row?.deleteAt) throw new Error('a caller has an account');
  return row.deleteAt;
}

/** Accounts whose grace period is over. */
export async function findDueAccounts(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: user.id })
    .from(user)
    .where(and(isNotNull(user.deleteAt), lte(user.deleteAt, sql`now()`)))
    .orderBy(asc(user.deleteAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** An account whose grace period is over, locked until the transaction ends; null if the deletion was canceled. */
export async function lockDueAccount(
  db: Database,
  userId: string,
): Promise<{ readonly email: string } | null> {
  const [row] = await db
    .select({ email: user.email })
    .from(user)
    .where(and(eq(user.id, userId), lte(user.deleteAt, sql`now()`)))
    .for('update');
  return row ?? null;
}

/** Makes the longest-standing other member of a workspace its admin, and returns their user id. */
export async function promoteHeir(db: Database, workspaceId: string, leaving: string): Promise<string> {
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
