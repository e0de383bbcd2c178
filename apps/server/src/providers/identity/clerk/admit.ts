import type { Log } from '../../../platform/context.ts';
import { withTransaction, type Database } from '../../../platform/db/client.ts';
import type { Mail } from '../../mail/port.ts';
import { deletionCanceledMail } from '../deletion-canceled-mail.ts';
import { makeWorkspace, workspaceSlug } from '../make-workspace.ts';
import { cancelAccountDeletion } from '../sessions-repository.ts';
import type { ClerkCalls } from './calls.ts';
import { isGone } from './client-error.ts';
import { memberId, mirrorMember, mirrorUser, mirrorWorkspace } from './mirror.ts';
import { findMirrored, findRole, getName, hasWorkspace, noteVersion } from './mirror-repository.ts';
import { toRole } from './names.ts';
import type { ClerkToken } from './verify-token.ts';
import { advanceSession, findUse, putSession } from './session-repository.ts';

/** How long a session known only from tokens is stored; the service ends it, or it expires when idle. */
const SESSION_DAYS = 30;
const DAY_MS = 86_400_000;

/** Dependencies of admitting a user. */
export interface AdmitParts {
  readonly db: Database;
  readonly calls: ClerkCalls;
  readonly log: Log;
  readonly publicUrl: () => string;
  readonly queueMail: (mail: Mail) => Promise<void>;
}

/**
 * Syncs our tables with a valid token: afterward its user, workspace, membership, and session exist. Anything known to
 * be deleted since it was issued stays deleted. False if the token admits nobody.
 * @throws ApiError if a new user cannot be loaded from the service.
 */
export function createAdmission(parts: AdmitParts): (token: ClerkToken) => Promise<boolean> {
  const running = new Map<string, Promise<boolean>>();
  return async (token) => {
    // A page makes several calls at once when it opens, all with its first token.
    const key = `${token.sessionId} ${token.workspaceId} ${token.issuedAt}`;
    const begun = running.get(key) ?? admit(parts, token).finally(() => running.delete(key));
    running.set(key, begun);
    return begun;
  };
}

async function admit(parts: AdmitParts, token: ClerkToken): Promise<boolean> {
  const { db } = parts;
  const { userId, sessionId, workspaceId, role, issuedAt } = token;
  const known = await findMirrored(db, {
    user: userId,
    session: sessionId,
    workspace: workspaceId,
    member: memberId(workspaceId, userId),
  });
  if (known.user?.isGone || known.session?.isGone || known.workspace?.isGone) return false;
  if (known.member?.isGone && known.member.version >= issuedAt) return false;
  if (!known.user && !(await learn(() => parts.calls.user(userId), db, mirrorUser))) return false;
  if (role === null) await ensurePersonal(parts, token);
  else {
    if (!known.workspace && !(await learn(() => parts.calls.organization(workspaceId), db, mirrorWorkspace)))
      return false;
    if ((await findRole(db, workspaceId, userId)) !== toRole(role))
      await withTransaction({ db }, ({ db: inside }) =>
        mirrorMember(inside, { workspaceId, userId, role, version: issuedAt }),
      );
  }
  return beginOrGoOn(parts, token);
}

/** Loads an unknown object from the service and saves it; false if it no longer exists there. */
async function learn<Thing>(
  ask: () => Promise<Thing>,
  db: Database,
  mirror: (inside: Database, thing: Thing) => Promise<boolean>,
): Promise<boolean> {
  let thing: Thing;
  try {
    thing = await ask();
  } catch (error) {
    if (isGone(error)) return false;
    throw error;
  }
  await withTransaction({ db }, ({ db: inside }) => mirror(inside, thing));
  return true;
}

async function ensurePersonal(
  { db }: AdmitParts,
  { userId, workspaceId, issuedAt }: ClerkToken,
): Promise<void> {
  if (await hasWorkspace(db, workspaceId)) return;
  await withTransaction({ db }, async ({ db: inside }) => {
    // Also the lock that keeps two first calls from creating it twice.
    await noteVersion(inside, { kind: 'workspace', id: workspaceId, version: issuedAt });
    if (await hasWorkspace(inside, workspaceId)) return;
    const name = await getName(inside, userId);
    await makeWorkspace(inside, {
      id: workspaceId,
      name: `${name}'s workspace`,
      adminId: userId,
      slug: workspaceSlug(name),
    });
  });
}

async function beginOrGoOn(parts: AdmitParts, token: ClerkToken): Promise<boolean> {
  const { db, calls, log } = parts;
  const { userId, sessionId, workspaceId, issuedAt, firstFactorAt, secondFactorAt } = token;
  const isNew = await putSession(db, {
    id: sessionId,
    userId,
    createdAt: new Date(issuedAt),
    expiresAt: new Date(issuedAt + SESSION_DAYS * DAY_MS),
  });
  const use = isNew ? null : await findUse(db, sessionId);
  if (use?.isUsed === false) {
    // Otherwise the service's script would keep creating tokens that are invalid here.
    await calls.endSession(sessionId).catch((error: unknown) => {
      log.warn(
        { event: 'clerk_session_not_ended', part: 'identity', err: error },
        'an unused session was not ended at Clerk',
      );
    });
    return false;
  }
  await advanceSession(db, sessionId, { workspaceId, firstFactorAt, secondFactorAt });
  if (isNew) await keepWhoComesBack(parts, userId);
  return true;
}

/** Signing in cancels a scheduled account deletion. */
async function keepWhoComesBack({ db, queueMail, publicUrl }: AdmitParts, userId: string): Promise<void> {
  const reactivated = await cancelAccountDeletion(db, userId);
  if (reactivated) await queueMail(deletionCanceledMail(reactivated, publicUrl()));
}
