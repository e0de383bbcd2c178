import { and, asc, count, eq, gt, inArray, sql } from 'drizzle-orm';
import { toWorkspaceRole, type WorkspaceRole } from '@pagewright/contract/auth';
import { INVITATION_DAYS, type INVITATION_STATES } from '@pagewright/contract/team';
import type { Database } from '../../../platform/db/client.ts';
import { invitation, member, user, workspace } from '../../../platform/db/schema/index.ts';

type State = (typeof INVITATION_STATES)[number];

/** An invitation with related names. */
export interface InvitationRow {
  readonly id: string;
  readonly workspaceId: string;
  readonly workspaceName: string;
  readonly email: string;
  readonly role: WorkspaceRole;
  readonly inviterName: string;
  readonly sentAt: Date;
  readonly expiresAt: Date;
  /** By the database's clock. */
  readonly state: State;
}

/** How an invitation was sent. */
export interface InvitationDelivery {
  /** Null if the identity service mails its own link. */
  readonly secretDigest: string | null;
  readonly inviterId: string;
}

const isPending = eq(invitation.status, 'pending');
const endOfLink = sql`now() + make_interval(days => ${INVITATION_DAYS})`;

const columns = {
  id: invitation.id,
  workspaceId: invitation.organizationId,
  workspaceName: workspace.name,
  email: invitation.email,
  role: invitation.role,
  inviterName: user.name,
  sentAt: invitation.sentAt,
  expiresAt: invitation.expiresAt,
  state: sql<State>`case when ${isPending} and ${invitation.expiresAt} <= now() then 'expired' else ${invitation.status} end`,
};

const rows = (db: Database) =>
  db
    .select(columns)
    .from(invitation)
    .innerJoin(workspace, eq(workspace.id, invitation.organizationId))
    .innerJoin(user, eq(user.id, invitation.inviterId));

const toRow = (row: Omit<InvitationRow, 'role'> & { readonly role: string | null }): InvitationRow => ({
  ...row,
  role: toWorkspaceRole(row.role),
});

/** A workspace's invitations that were neither answered nor withdrawn, including expired ones. */
export async function listOpenInvitations(db: Database, workspaceId: string): Promise<InvitationRow[]> {
  const found = await rows(db)
    .where(and(eq(invitation.organizationId, workspaceId), isPending))
    .orderBy(asc(invitation.email));
  return found.map(toRow);
}

/** An open invitation of a workspace. */
export async function findOpenInvitation(
  db: Database,
  workspaceId: string,
  where: { readonly id: string } | { readonly email: string },
): Promise<InvitationRow | null> {
  const condition = 'id' in where ? eq(invitation.id, where.id) : eq(invitation.email, where.email);
  const [row] = await rows(db).where(and(eq(invitation.organizationId, workspaceId), isPending, condition));
  return row ? toRow(row) : null;
}

/** Finds an invitation by its link's digest. */
export async function findByDigest(db: Database, secretDigest: string): Promise<InvitationRow | null> {
  const [row] = await rows(db).where(eq(invitation.secretDigest, secretDigest));
  return row ? toRow(row) : null;
}

/** Counts a workspace's invitations that can still be accepted. */
export async function countPending(db: Database, workspaceId: string): Promise<number> {
  const [row] = await db
    .select({ pending: count() })
    .from(invitation)
    .where(and(eq(invitation.organizationId, workspaceId), isPending, gt(invitation.expiresAt, sql`now()`)));
  return row?.pending ?? 0;
}

/** Stores an invitation for as long as its link is valid. */
export async function insertInvitation(
  db: Database,
  values: InvitationDelivery & { id: string; organizationId: string; email: string; role: WorkspaceRole },
): Promise<void> {
  await db.insert(invitation).values({ ...values, expiresAt: endOfLink });
}

/** Replaces the link of an invitation. */
export async function renewInvitation(db: Database, id: string, delivery: InvitationDelivery): Promise<void> {
  await db
    .update(invitation)
    .set({ ...delivery, expiresAt: endOfLink, sentAt: sql`now()` })
    .where(eq(invitation.id, id));
}

/** Closes an invitation. */
export async function closeInvitation(
  db: Database,
  id: string,
  state: Exclude<State, 'pending'>,
): Promise<void> {
  await db.update(invitation).set({ status: state }).where(eq(invitation.id, id));
}

/** The workspaces in which the account of an email address, if there is one, reads notifications. */
export async function findAccountWorkspaces(
  db: Database,
  email: string,
  max: number,
): Promise<{ readonly userId: string; readonly workspaceId: string }[]> {
  const account = db.select({ id: user.id }).from(user).where(eq(user.email, email));
  return db
    .select({ userId: member.userId, workspaceId: member.organizationId })
    .from(member)
    .where(inArray(member.userId, account))
    .limit(max);
}
