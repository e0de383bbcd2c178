import { randomUUID } from 'node:crypto';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { WorkspaceRole } from '@pagewright/contract/auth';
import type { Database } from '../../../platform/db/client.ts';
import {
  identityMirror,
  invitation,
  member,
  user,
  userSetting,
  workspace,
} from '../../../platform/db/schema/index.ts';

type Row = typeof identityMirror.$inferSelect;
export type MirrorKind = Row['kind'];
export type Safety = NonNullable<Row['safety']>;

/** The known state of an object. */
export interface Mirrored {
  readonly version: number;
  readonly isGone: boolean;
}

/**
 * Records that an object has changed or been deleted as of the given time; false if a later state is known. Locks the
 * object until the transaction ends. Only members return after a deletion, if they were added later.
 */
export async function noteVersion(
  db: Database,
  { kind, id, version, isGone = false }: { kind: MirrorKind; id: string; version: number; isGone?: boolean },
): Promise<boolean> {
  const isLater = sql`excluded.version > ${identityMirror.version}`;
  const isMissing = sql`excluded.is_gone and not ${identityMirror.isGone}`;
  const counts =
    kind === 'member'
      ? sql`${isLater} or (excluded.version = ${identityMirror.version} and ${isMissing})`
      : sql`(${isMissing}) or (${isLater} and not ${identityMirror.isGone})`;
  const rows = await db
    .insert(identityMirror)
    .values({ kind, id, version, isGone })
    .onConflictDoUpdate({
      target: [identityMirror.kind, identityMirror.id],
      set: { version: sql`excluded.version`, isGone: sql`excluded.is_gone` },
      setWhere: counts,
    })
    .returning({ id: identityMirror.id });
  return rows.length > 0;
}

/** Known states of objects, by kind. */
export async function findMirrored(
  db: Database,
  things: Partial<Record<MirrorKind, string>>,
): Promise<Partial<Record<MirrorKind, Mirrored>>> {
  const wanted = Object.entries(things).map(([kind, id]) =>
    and(eq(identityMirror.kind, kind as MirrorKind), eq(identityMirror.id, id)),
  );
  const rows = await db
    .select()
    .from(identityMirror)
    .where(or(...wanted));
  return Object.fromEntries(rows.map((row) => [row.kind, row]));
}

/** Stores the account security shown for a user. */
export async function keepSafety(db: Database, userId: string, safety: Safety): Promise<void> {
  await db
    .update(identityMirror)
    .set({ safety })
    .where(and(eq(identityMirror.kind, 'user'), eq(identityMirror.id, userId)));
}

/** The account security shown for a user; null if nothing was reported. */
export async function findSafety(db: Database, userId: string): Promise<Safety | null> {
  const [row] = await db
    .select({ safety: identityMirror.safety })
    .from(identityMirror)
    .where(and(eq(identityMirror.kind, 'user'), eq(identityMirror.id, userId)));
  return row?.safety ?? null;
}

/** The other user who has an address; null: nobody. Their row is locked until the transaction ends. */
export async function findHolder(
  db: Database,
  email: string,
  userId: string,
): Promise<{ readonly id: string; readonly isMirrored: boolean } | null> {
  const [row] = await db
    .select({
      id: user.id,
      isMirrored: sql<boolean>`exists (select 1 from ${identityMirror} m where m.kind = 'user' and m.id = ${user}.id)`,
    })
    .from(user)
    .where(and(eq(user.email, email), ne(user.id, userId)))
    .for('update');
  return row ?? null;
}

/** Changes a user's address. */
export async function setEmail(db: Database, userId: string, email: string): Promise<void> {
  await db.update(user).set({ email, emailVerified: false }).where(eq(user.id, userId));
}

/** Saves a user's current state. */
export async function putUser(
  db: Database,
  values: {
    readonly id: string;
    readonly name: string;
    readonly email: string;
    readonly emailVerified: boolean;
    readonly image: string | null;
    readonly createdAt: Date;
  },
): Promise<void> {
  const { id, createdAt, ...said } = values;
  await db
    .insert(user)
    .values({ id, createdAt, ...said })
    .onConflictDoUpdate({ target: user.id, set: { ...said, updatedAt: sql`now()` } });
}

/** The name of a user. @throws Error where there is no such user. */
export async function getName(db: Database, userId: string): Promise<string> {
  const [row] = await db.select({ name: user.name }).from(user).where(eq(user.id, userId));
  if (!row) throw new Error('the user that Clerk reported does not exist');
  return row.name;
}

/** Saves a user's profile. */
export async function putAbout(
  db: Database,
  userId: string,
  about: Partial<Record<'company' | 'website' | 'bio', string>>,
): Promise<void> {
  if (Object.keys(about).length === 0) return;
  await db
    .insert(userSetting)
    .values({ userId, ...about })
    .onConflictDoUpdate({ target: userSetting.userId, set: about });
}

/** Schedules a deleted user's account and its data for deletion by the next run of that job. */
export async function setDue(db: Database, userId: string): Promise<void> {
  await db
    .update(user)
    .set({ deleteAt: sql`now()` })
    .where(eq(user.id, userId));
}

/** Whether a workspace exists. */
export async function hasWorkspace(db: Database, id: string): Promise<boolean> {
  const rows = await db.select({ id: workspace.id }).from(workspace).where(eq(workspace.id, id));
  return rows.length > 0;
}

/** A workspace. @throws Error if it does not exist. */
export async function getWorkspace(
  db: Database,
  id: string,
): Promise<{ readonly id: string; readonly slug: string }> {
  const [row] = await db
    .select({ id: workspace.id, slug: workspace.slug })
    .from(workspace)
    .where(eq(workspace.id, id));
  if (!row) throw new Error('a workspace that was just written is there');
  return row;
}

/** Saves a workspace with its current name; its slug stays as first created. */
export async function putWorkspace(
  db: Database,
  values: { readonly id: string; readonly name: string; readonly slug: string; readonly createdAt: Date },
): Promise<void> {
  await db
    .insert(workspace)
    .values(values)
    .onConflictDoUpdate({
      target: workspace.id,
      set: { name: values.name },
      setWhere: ne(workspace.name, values.name),
    });
}

/** Removes all members of a deleted workspace; its content stays for its operator. */
export async function emptyWorkspace(db: Database, workspaceId: string): Promise<void> {
  await db.delete(member).where(eq(member.organizationId, workspaceId));
  await db
    .update(invitation)
    .set({ status: 'withdrawn' })
    .where(and(eq(invitation.organizationId, workspaceId), eq(invitation.status, 'pending')));
}

/** A member's role; null if the user is not a member. */
export async function findRole(db: Database, workspaceId: string, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ role: member.role })
    .from(member)
    .where(and(eq(member.organizationId, workspaceId), eq(member.userId, userId)));
  return row?.role ?? null;
}

/** Makes a user a member, or changes their role. */
export async function putMember(
  db: Database,
  { workspaceId, userId, role }: { workspaceId: string; userId: string; role: WorkspaceRole },
): Promise<void> {
  await db
    .insert(member)
    .values({ id: randomUUID(), organizationId: workspaceId, userId, role })
    .onConflictDoUpdate({
      target: [member.organizationId, member.userId],
      set: { role },
      setWhere: ne(member.role, role),
    });
}

/** Removes a user from a workspace. */
export async function dropMember(db: Database, workspaceId: string, userId: string): Promise<void> {
  await db.delete(member).where(and(eq(member.organizationId, workspaceId), eq(member.userId, userId)));
}

/** Saves an invitation's current state. */
export async function putInvitation(
  db: Database,
  values: {
    readonly id: string;
    readonly organizationId: string;
    readonly email: string;
    readonly role: WorkspaceRole;
    readonly status: string;
    readonly inviterId: string;
    readonly expiresAt: Date;
    readonly createdAt: Date;
  },
): Promise<void> {
  const { status } = values;
  if (status === 'pending')
    // An address has at most one open invitation; the service knows which.
    await db
      .update(invitation)
      .set({ status: 'withdrawn' })
      .where(
        and(
          eq(invitation.organizationId, values.organizationId),
          eq(invitation.email, values.email),
          eq(invitation.status, 'pending'),
          ne(invitation.id, values.id),
        ),
      );
  await db
    .insert(invitation)
    .values({ ...values, sentAt: values.createdAt })
    .onConflictDoUpdate({ target: invitation.id, set: { status } });
}

/** The longest-standing admin of a workspace, shown as inviter if there is none; null if it has no admin. */
export async function findAnAdmin(db: Database, workspaceId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: member.userId })
    .from(member)
    .where(and(eq(member.organizationId, workspaceId), eq(member.role, 'admin')))
    .orderBy(member.createdAt, member.id)
    .limit(1);
  return row?.id ?? null;
}
