import { and, asc, count, eq, gt, inArray, sql } from 'drizzle-orm';
import { toWorkspaceRole, type WorkspaceRole } from '@pagewright/contract/auth';
import { INVITATION_DAYS, type INVITATION_STATES } from '@pagewright/contract/team';
import type { Database } from '../../../db/client.ts';
import { invitation, member, user, workspace } from '../../../db/schema/index.ts';

interface DatabaseOf {
  readonly db: Database;
}

type State = (typeof INVITATION_STATES)[number];

/** An invitation with the names that go with it. */
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

/** What an invitation is sent with. */
export interface Sending {
  /** Null where the identity service mails a link of its own. */
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

/** The invitations of a workspace that were neither answered nor withdrawn, also those that have expired. */
export async function listOpenInvitations({ db }: DatabaseOf, workspaceId: string): Promise<InvitationRow[]> {
  const found = await rows(db)
    .where(and(eq(invitation.organizationId, workspaceId), isPending))
    .orderBy(asc(invitation.email));
  return found.map(toRow);
}

/** An open invitation of a workspace. */
export async function findOpenInvitation(
  { db }: DatabaseOf,
  workspaceId: string,
  where: { readonly id: string } | { readonly email: string },
): Promise<InvitationRow | null> {
  const isMeant = 'id' in where ? eq(invitation.id, where.id) : eq(invitation.email, where.email);
  const [row] = await rows(db).where(and(eq(invitation.organizationId, workspaceId), isPending, isMeant));
  return row ? toRow(row) : null;
}

/** The invitation of a link. */
export async function findByDigest({ db }: DatabaseOf, secretDigest: string): Promise<InvitationRow | null> {
  const [row] = await rows(db).where(eq(invitation.secretDigest, secretDigest));
  return row ? toRow(row) : null;
}

/** How many invitations of a workspace can still be accepted. */
export async function countPending({ db }: DatabaseOf, workspaceId: string): Promise<number> {
  const [row] = await db
    .select({ pending: count() })
    .from(invitation)
    .where(and(eq(invitation.organizationId, workspaceId), isPending, gt(invitation.expiresAt, sql`now()`)));
  return row?.pending ?? 0;
}

/** Keeps an invitation for the days that its link is valid. */
export async function insertInvitation(
  { db }: DatabaseOf,
  values: Sending & { id: string; organizationId: string; email: string; role: WorkspaceRole },
): Promise<void> {
  await db.insert(invitation).values({ ...values, expiresAt: endOfLink });
}

/** Gives an invitation a new link in place of the one before. */
export async function renewInvitation({ db }: DatabaseOf, id: string, sending: Sending): Promise<void> {
  await db
    .update(invitation)
    .set({ ...sending, expiresAt: endOfLink, sentAt: sql`now()` })
    .where(eq(invitation.id, id));
}

/** Closes an invitation. */
export async function closeInvitation(
  { db }: DatabaseOf,
  id: string,
  state: Exclude<State, 'pending'>,
): Promise<void> {
  await db.update(invitation).set({ status: state }).where(eq(invitation.id, id));
}

/** Where the account of an address, if there is one, would read a notification: in each of its workspaces. */
export async function placesOfAccount(
  { db }: DatabaseOf,
  email: string,
  most: number,
): Promise<{ readonly userId: string; readonly workspaceId: string }[]> {
  const account = db.select({ id: user.id }).from(user).where(eq(user.email, email));
  return db
    .select({ userId: member.userId, workspaceId: member.organizationId })
    .from(member)
    .where(inArray(member.userId, account))
    .limit(most);
}
