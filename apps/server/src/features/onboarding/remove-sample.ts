import { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { withTransaction } from '../../platform/db/client.ts';
import { writeAudit } from '../audit/index.ts';
import { beginDeletion } from '../settings/index.ts';
import { lockUser } from '../team/index.ts';
import { onboardingMessages } from './messages.ts';
import { findLastWorkspace, findSample } from './repository.ts';

/**
 * Removes the caller's own sample workspace with all of its content. A session in it switches to the last used
 * workspace.
 * @throws ApiError 404 if they have no sample, 409 if it is their only workspace.
 */
export async function removeSample(ctx: Context): Promise<{ workspaceId: string }> {
  const { userId, workspaceId } = ctx.actor;
  return withTransaction(ctx, async (inside) => {
    await lockUser(inside.db, userId);
    const sample = await findSample(inside.db, userId);
    if (!sample) throw new ApiError(404, 'not_found', onboardingMessages.noSample);
    // A token from before they entered the sample determines the workspace to continue in.
    const isInside = workspaceId === sample.workspaceId;
    const home = isInside ? (await findLastWorkspace(inside.db, userId, workspaceId))?.id : workspaceId;
    if (home === undefined) throw new ApiError(409, 'only_workspace', onboardingMessages.onlyWorkspace);
    const { identity } = ctx.services;
    await identity.enterWorkspace(inside.db, ctx.actor, home);
    await beginDeletion(inside, { workspaceIds: [sample.workspaceId], account: null });
    const actor = { workspaceId: home, userId };
    await writeAudit({ ...inside, actor }, 'onboarding.remove_sample', sample.workspaceId);
    return { workspaceId: home };
  });
}
