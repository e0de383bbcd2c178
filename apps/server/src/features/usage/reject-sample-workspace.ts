import { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { usageMessages } from './messages.ts';
import { isSample } from './repository.ts';

/**
 * Rejects actions in a sample workspace that cost or affect others: it can be removed with one click, and a new one
 * would start with a new allowance.
 * @throws ApiError 403 `sample_workspace`.
 */
export async function rejectSampleWorkspace(ctx: Pick<Context, 'db' | 'actor'>): Promise<void> {
  if (await isSample(ctx.db, ctx.actor.workspaceId))
    throw new ApiError(403, 'sample_workspace', usageMessages.sampleOnly);
}
