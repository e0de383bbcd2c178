import { randomUUID } from 'node:crypto';
import { ApiError } from '../../platform/api-error.ts';
import type { JoinWorkspace } from '../../providers/identity/single-sign-on.ts';
import { writeAudit } from '../audit/index.ts';
import { notifyAdmins } from '../notifications/index.ts';
import { teamMessages } from './messages.ts';
import {
  countMembers,
  findMember,
  getWorkspace,
  insertMember,
  lockWorkspace,
  setRole,
} from './repository.ts';
import { countSeats, hasRoomFor } from './seats.ts';

/**
 * Adds a user who signed in by OpenID as a member, or updates a member's role from their groups; the last admin keeps
 * their role.
 * @throws ApiError 422 `seats_full`.
 */
export async function joinBySingleSignOn(
  ctx: Parameters<typeof countSeats>[0],
  { workspaceId, userId, name, role }: Parameters<JoinWorkspace>[1],
): Promise<void> {
  // Otherwise, concurrent sign-ins could share the last seat, or two admins be demoted together.
  await lockWorkspace(ctx.db, workspaceId);
  const found = await findMember(ctx.db, workspaceId, userId);
  const asMember = { db: ctx.db, actor: { workspaceId, userId } };
  if (found !== null) {
    if (role === null || found.role === role) return;
    if (role === 'basic_member' && (await countMembers(ctx.db, workspaceId)).admins <= 1) return;
    await setRole(ctx.db, found.id, role);
    await writeAudit(asMember, 'team.change_role', userId, { role, by: 'single_sign_on' });
    return;
  }
  const { members, limit } = await countSeats(ctx, workspaceId);
  if (!hasRoomFor(members + 1, limit)) {
    const workspace = await getWorkspace(ctx.db, workspaceId);
    throw new ApiError(422, 'seats_full', teamMessages.noSeat(workspace.name));
  }
  // Before they join, so that they are not notified of it themselves.
  await notifyAdmins(ctx, `joined:sso:${userId}:${randomUUID()}`, workspaceId, {
    kind: 'joined',
    title: name,
    link: '/team',
    reason: null,
  });
  const joinedAs = role ?? 'basic_member';
  await insertMember(ctx.db, { id: randomUUID(), organizationId: workspaceId, userId, role: joinedAs });
  await writeAudit(asMember, 'team.join', userId, { role: joinedAs, by: 'single_sign_on' });
}
