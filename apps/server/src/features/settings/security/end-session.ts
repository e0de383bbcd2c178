import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { settingsMessages } from '../messages.ts';

/**
 * Ends one of the caller's sessions with all of its tokens.
 * @throws ApiError 404 for a session that is not theirs.
 */
export async function endSession(ctx: Context, id: string): Promise<void> {
  const wasThere = await ctx.services.identity.security.endSession(ctx.actor.userId, id);
  if (!wasThere) throw new ApiError(404, 'not_found', settingsMessages.noSession);
}
