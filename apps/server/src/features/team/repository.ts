import { and, asc, count, eq, or, sql } from 'drizzle-orm';
import { toWorkspaceRole, type WorkspaceRole } from '@pagewright/contract/auth';
import type { Database } from '../../platform/db/client.ts';
import { member, sampleWorkspace, user, workspace } from '../../platform/db/schema/index.ts';

/** A member in the team list. */
export interface MemberRow {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly image: string | null;
  readonly role: WorkspaceRole;
  readonly joinedAt: Date;
  readonly lastActive: Date | null;
}

/** A workspace for display. */
export interface WorkspaceRow {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
}

const workspaceColumns = { id: workspace.id, name: workspace.name, slug: workspace.slug };

/** Signs of activity in the workspace: entering it, a session in it, and audited actions. */
const lastActive = sql<string | null>`greatest(${member.enteredAt},
  (select max(s.last_seen_at) from session s where s.user_id = ${member.userId} and s.active_organization_id = ${member.organizationId}),
  (select a.created_at from audit_entry a where a.workspace_id = ${member.organizationId} and a.actor_id = ${member.userId} order by a.id desc limit 1))`;

const memberColumns = {
  id: member.id,
  userId: member.userId,
  name: user.name,
  email: user.email,
  image: user.image,
  role: member.role,
  joinedAt: member.createdAt,
  lastActive,
};

/** Locks the memberships of a workspace until the transaction ends. Its content can still be written. */
export async function lockWorkspace(db: Database, workspaceId: string): Promise<void> {
  await db
    .select({ id: workspace.id })
    .from(workspace)
    .where(eq(workspace.id, workspaceId))
    .for('no key update');
}

/** The members of a workspace, admins first, then by name. */
export async function listMembers(db: Database, workspaceId: string): Promise<MemberRow[]> {
  const rows = await db
    .select(memberColumns)
    .from(member)
    .innerJoin(user, eq(user.id, member.userId))
    .where(eq(member.organizationId, workspaceId))
    .orderBy(asc(member.role), sql`lower(${user.name})`, asc(member.id));
  return rows.map(toMemberRow);
}

/** A member by their id or user id. */
export async function findMember(db: Database, workspaceId: string, id: string): Promise<MemberRow | null> {
  const [row] = await db
    .select(memberColumns)
    .from(member)
    .innerJoin(user, eq(user.id, member.userId))
    .where(and(eq(member.organizationId, workspaceId), or(eq(member.id, id), eq(member.userId, id))));
  return row ? toMemberRow(row) : null;
}

/** Whether a normalized email address belongs to a member. */
export async function hasMemberWithEmail(db: Database, workspaceId: string, email: string): Promise<boolean> {
  const rows = await db
    .select({ id: member.id })
    .from(member)
    .innerJoin(user, eq(user.id, member.userId))
    .where(and(eq(member.organizationId, workspaceId), eq(user.email, email)));
  return rows.length > 0;
}

/** Counts the members of a workspace and its admins. */
export async function countMembers(
  db: Database,
  workspaceId: string,
): Promise<{ readonly members: number; readonly admins: number }> {
  const [row] = await db
    .select({ members: count(), admins: sql<string>`count(*) filter (where ${member.role} = 'admin')` })
    .from(member)
    .where(eq(member.organizationId, workspaceId));
  return { members: row?.members ?? 0, admins: Number(row?.admins ?? 0) };
}

/** Adds a member. */
export async function insertMember(
  db: Database,
  values: { id: string; organizationId: string; userId: string; role: WorkspaceRole },
): Promise<void> {
  await db.insert(member).values(values);
}

/** Sets a member's role. */
export async function setRole(db: Database, id: string, role: WorkspaceRole): Promise<void> {
  await db.update(member).set({ role }).where(eq(member.id, id));
}

/** Removes a member. */
export async function deleteMember(db: Database, id: string): Promise<void> {
  await db.delete(member).where(eq(member.id, id));
}

/** The workspaces of a user, by name. */
export async function listWorkspacesOf(
  db: Database,
  userId: string,
): Promise<(WorkspaceRow & { readonly role: WorkspaceRole; readonly isSample: boolean })[]> {
  const rows = await db
    .select({
      ...workspaceColumns,
      role: member.role,
      isSample: sql<boolean>`${sampleWorkspace.workspaceId} is not null`,
    })
    .from(member)
    .innerJoin(workspace, eq(workspace.id, member.organizationId))
    .leftJoin(sampleWorkspace, eq(sampleWorkspace.workspaceId, workspace.id))
    .where(eq(member.userId, userId))
    .orderBy(sql`lower(${workspace.name})`, asc(workspace.id));
  return rows.map((row) => ({ ...row, role: toWorkspaceRole(row.role) }));
}

/**
 * A workspace by its id.
 * @throws Error if it no longer exists.
 */
export async function getWorkspace(db: Database, id: string): Promise<WorkspaceRow> {
  const [row] = await db.select(workspaceColumns).from(workspace).where(eq(workspace.id, id));
  if (!row) throw new Error('a member’s workspace is there');
  return row;
}

/** Prevents a user from creating two workspaces at once until the transaction ends. */
export async function lockUser(db: Database, userId: string): Promise<void> {
  await db.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('no key update');
}

type RawMember = Omit<MemberRow, 'role' | 'lastActive'> & {
  readonly role: string;
  readonly lastActive: string | null;
};

function toMemberRow(row: RawMember): MemberRow {
  return {
    ...row,
    role: toWorkspaceRole(row.role),
    lastActive: row.lastActive === null ? null : new Date(row.lastActive),
  };
}
