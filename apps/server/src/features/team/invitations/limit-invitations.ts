import { createHash } from 'node:crypto';
import { ApiError } from '../../../platform/api-error.ts';
import type { Context } from '../../../platform/context.ts';
import { countAttempt } from '../../../platform/db/count-attempt.ts';
import { teamMessages } from '../messages.ts';

const HOUR_S = 3_600;
const DAY_S = 86_400;
const PER_WORKSPACE_PER_HOUR = 60;
const PER_ADDRESS_PER_DAY = 5;

/**
 * Counts an invitation mail against the limits of the workspace and of the recipient's address.
 * @throws ApiError 429 with Retry-After.
 */
export async function limitInvitations(ctx: Context, email: string): Promise<void> {
  const address = createHash('sha256').update(email).digest('base64url');
  const limits = [
    [`invite:${ctx.actor.workspaceId}`, HOUR_S, PER_WORKSPACE_PER_HOUR],
    [`invited:${address}`, DAY_S, PER_ADDRESS_PER_DAY],
  ] as const;
  for (const [key, seconds, max] of limits) {
    const { count, secondsLeft } = await countAttempt(ctx.db, key, seconds);
    if (count > max)
      throw new ApiError(429, 'rate_limited', teamMessages.tooManyInvitations, {
        headers: { 'retry-after': String(secondsLeft) },
      });
  }
}
