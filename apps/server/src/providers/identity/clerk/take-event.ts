import { z } from 'zod';
import { withTransaction, type Database } from '../../../platform/db/client.ts';
import { normalizeEmail } from '@pagewright/contract/auth';
import { addSignIn } from '../sessions-repository.ts';
import type { ClerkCalls } from './calls.ts';
import { isGone } from './client-error.ts';
import { mirrorMember, mirrorUser, mirrorWorkspace } from './mirror.ts';
import {
  emptyWorkspace,
  findAnAdmin,
  findMirrored,
  hasWorkspace,
  noteVersion,
  putInvitation,
  setDue,
} from './mirror-repository.ts';
import { toRole } from './names.ts';
import {
  deletedSchema,
  invitationSchema,
  membershipSchema,
  organizationSchema,
  sessionSchema,
  userSchema,
  type ClerkEvent,
  type ClerkInvitation,
  type ClerkMembership,
  type ClerkOrganization,
  type ClerkSession,
} from './schema.ts';
import { deleteSessions, putSession, sessionIdsOf } from './session-repository.ts';

const DAY_MS = 86_400_000;
/** Lifetime of an invitation without an end. */
const INVITATION_DAYS = 30;
const USER_AGENT_MAX = 300;

/** Dependencies of processing events. */
export interface EventParts {
  readonly db: Database;
  readonly calls: ClerkCalls;
}

type Take = (parts: EventParts, data: unknown, event: ClerkEvent) => Promise<void>;

/** Handles an event kind whose data has a schema. @throws ZodError if the data does not match. */
function taking<Data>(
  schema: z.ZodType<Data>,
  take: (parts: EventParts, data: Data, event: ClerkEvent) => Promise<void>,
): Take {
  return (parts, data, event) => take(parts, schema.parse(data), event);
}

const userChanged = taking(userSchema, ({ db }, told) =>
  inTransaction(db, (inside) => mirrorUser(inside, told)),
);
const workspaceChanged = taking(organizationSchema, ({ db }, told) =>
  inTransaction(db, (inside) => mirrorWorkspace(inside, told)),
);
const memberChanged = taking(membershipSchema, (parts, told) =>
  changeMember(parts, told, told.role, told.updated_at),
);
const sessionOver = taking(sessionSchema, ({ db }, told) => endSession(db, told));
const invitationChanged = taking(invitationSchema, changeInvitation);

/** Handlers by kind of event; other kinds are ignored. */
const TAKEN: Readonly<Record<string, Take>> = {
  'user.created': userChanged,
  'user.updated': userChanged,
  'user.deleted': taking(deletedSchema, ({ db }, { id }, { timestamp }) => removeUser(db, id, timestamp)),
  'organization.created': workspaceChanged,
  'organization.updated': workspaceChanged,
  'organization.deleted': taking(deletedSchema, ({ db }, { id }, { timestamp }) =>
    inTransaction(db, async (inside) => {
      if (await noteVersion(inside, { kind: 'workspace', id, version: timestamp, isGone: true }))
        await emptyWorkspace(inside, id);
    }),
  ),
  'organizationMembership.created': memberChanged,
  'organizationMembership.updated': memberChanged,
  'organizationMembership.deleted': taking(membershipSchema, (parts, told, { timestamp }) =>
    changeMember(parts, told, null, Math.max(timestamp, told.updated_at)),
  ),
  'organizationInvitation.created': invitationChanged,
  'organizationInvitation.accepted': invitationChanged,
  'organizationInvitation.revoked': invitationChanged,
  'session.created': taking(sessionSchema, beginSession),
  'session.ended': sessionOver,
  'session.removed': sessionOver,
  'session.revoked': sessionOver,
};

/**
 * Processes an event once, in any order: a known later state stays.
 * @throws ZodError for unreadable data; ApiError if the service has to be called and does not respond.
 */
export async function takeEvent(parts: EventParts, event: ClerkEvent): Promise<void> {
  const take = Object.hasOwn(TAKEN, event.type) ? TAKEN[event.type] : undefined;
  await take?.(parts, event.data, event);
}

async function inTransaction(db: Database, work: (inside: Database) => Promise<unknown>): Promise<void> {
  await withTransaction({ db }, ({ db: inside }) => work(inside));
}

async function removeUser(db: Database, id: string, version: number): Promise<void> {
  await inTransaction(db, async (inside) => {
    if (!(await noteVersion(inside, { kind: 'user', id, version, isGone: true }))) return;
    await deleteSessions(inside, await sessionIdsOf(inside, id));
    await setDue(inside, id);
  });
}

async function changeMember(
  parts: EventParts,
  told: ClerkMembership,
  role: string | null,
  version: number,
): Promise<void> {
  const { db } = parts;
  const userId = told.public_user_data.user_id;
  const workspaceId = told.organization.id;
  if (role !== null && !(await isKnown(parts, userId, told.organization))) return;
  await inTransaction(db, (inside) => mirrorMember(inside, { workspaceId, userId, role, version }));
}

/** Loads a user and a workspace not known yet; false if either no longer exists. */
async function isKnown(
  { db, calls }: EventParts,
  userId: string,
  organization: ClerkOrganization,
): Promise<boolean> {
  const known = await findMirrored(db, { user: userId, workspace: organization.id });
  if (known.user?.isGone || known.workspace?.isGone) return false;
  if (!known.workspace) await inTransaction(db, (inside) => mirrorWorkspace(inside, organization));
  if (known.user) return true;
  const user = await calls.user(userId).catch((error: unknown) => {
    if (isGone(error)) return null;
    throw error;
  });
  if (user) await inTransaction(db, (inside) => mirrorUser(inside, user));
  return user !== null;
}

async function beginSession(
  { db }: EventParts,
  told: ClerkSession,
  { event_attributes: attributes }: ClerkEvent,
): Promise<void> {
  if (told.status !== 'active') return;
  const { user } = told;
  if (user) await inTransaction(db, (inside) => mirrorUser(inside, user));
  const known = await findMirrored(db, { user: told.user_id });
  if (!known.user || known.user.isGone) return;
  const userAgent = attributes?.http_request?.user_agent?.slice(0, USER_AGENT_MAX) ?? '';
  const ipAddress = attributes?.http_request?.client_ip?.slice(0, 64) ?? '';
  await inTransaction(db, async (inside) => {
    const isFirst = await noteVersion(inside, { kind: 'session', id: told.id, version: told.updated_at });
    if (!isFirst) return;
    await putSession(inside, {
      id: told.id,
      userId: told.user_id,
      createdAt: new Date(told.created_at),
      expiresAt: new Date(told.expire_at),
      userAgent,
      ipAddress,
    });
    await addSignIn(inside, { userId: told.user_id, outcome: 'signed_in', ipAddress, userAgent });
  });
}

async function endSession(db: Database, { id, updated_at: version }: ClerkSession): Promise<void> {
  await inTransaction(db, async (inside) => {
    if (await noteVersion(inside, { kind: 'session', id, version, isGone: true }))
      await deleteSessions(inside, [id]);
  });
}

const STATUS: Readonly<Record<string, string>> = {
  pending: 'pending',
  accepted: 'accepted',
  revoked: 'withdrawn',
  expired: 'expired',
};

async function changeInvitation({ db }: EventParts, told: ClerkInvitation): Promise<void> {
  const { id, organization_id: organizationId, updated_at: version } = told;
  const status = STATUS[told.status ?? ''];
  if (status === undefined) return;
  await inTransaction(db, async (inside) => {
    if (!(await hasWorkspace(inside, organizationId))) return;
    const known = await findMirrored(inside, { user: told.inviter_id ?? '' });
    const isThere = known.user?.isGone === false;
    const inviterId = isThere ? told.inviter_id : await findAnAdmin(inside, organizationId);
    if (!inviterId) return;
    const isOver = status !== 'pending';
    if (!(await noteVersion(inside, { kind: 'invitation', id, version, isGone: isOver }))) return;
    await putInvitation(inside, {
      id,
      organizationId,
      email: normalizeEmail(told.email_address),
      role: toRole(told.role),
      status,
      inviterId,
      expiresAt: new Date(told.expires_at ?? told.created_at + INVITATION_DAYS * DAY_MS),
      createdAt: new Date(told.created_at),
    });
  });
}
