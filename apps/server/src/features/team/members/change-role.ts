import type { WorkspaceRole } from '@pagewright/contract/auth';
import type { Member } from '@pagewright/contract/team';
import { ApiError } from '../../../platform/api-error.ts';
import { waitingFirst } from '../../../platform/async/waiting-first.ts';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { notify } from '../../notifications/index.ts';
import { teamMessages } from '../messages.ts';
import { lockAsAdmin } from '../policy.ts';
import { findMember, getWorkspace, setRole } from '../repository.ts';
import { requireAnotherAdmin } from './require-another-admin.ts';
import { toMember } from './to-member.ts';

/**
 * Changes a member's role, by member id or user id.
 * @throws ApiError 403 for non-admins, 404 for an unknown member, 422 for the last admin.
 */
export async function changeRole(ctx: Context, id: string, role: WorkspaceRole): Promise<Member> {
  const { workspaceId, userId } = ctx.actor;
  const changed = await waitingFirst(() =>
    withTransaction(ctx, async (inside) => {
      await lockAsAdmin(inside);
      const found = await findMember(inside.db, workspaceId, id);
      if (!found) throw new ApiError(404, 'not_found', teamMessages.noMember);
      if (found.role === role) return found;
      await requireAnotherAdmin(inside, found);
      await setRole(inside.db, found.id, role);
      await writeAudit(inside, 'team.change_role', found.userId, { role });
      // The notification says that they are no longer an admin; clients get none.
      if (found.userId !== userId && (role === 'admin' || found.role === 'admin')) {
        const { name } = await getWorkspace(inside.db, workspaceId);
        const kind = role === 'admin' ? 'made_admin' : 'made_member';
        await notify(inside, `${kind}:${found.id}:${ctx.requestId}`, {
          workspaceId,
          userId: found.userId,
          kind,
          title: name,
          link: '/team',
          reason: null,
        });
      }
      await ctx.services.identity.directory?.setRole(inside.db, { workspaceId, userId: found.userId, role });
      return { ...found, role };
    }),
  );
  await ctx.services.identity.catchUp();
  return toMember(changed);
}
