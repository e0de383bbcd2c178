import { MEMBERS_MAX } from '@pagewright/contract/team';
import type { Plan } from '@pagewright/contract/plans';
import { UNLIMITED } from '@pagewright/contract/usage';
import { ApiError } from '../../platform/api-error.ts';
import type { Context } from '../../platform/context.ts';
import { findCurrentPlan, usageMessages, upgradePath } from '../usage/index.ts';
import { countPending } from './invitations/repository.ts';
import { teamMessages } from './messages.ts';
import { countMembers } from './repository.ts';

/** The seats of a workspace: those used by members and pending invitations, and the plan's limit. */
export interface Seats {
  readonly members: number;
  readonly used: number;
  /** -1 for unlimited. */
  readonly limit: number;
  readonly plan: Plan;
}

/** Counts the seats of a workspace. */
export async function countSeats(
  ctx: Parameters<typeof findCurrentPlan>[0],
  workspaceId: string,
): Promise<Seats> {
  const { plan } = await findCurrentPlan(ctx, workspaceId);
  const { members } = await countMembers(ctx.db, workspaceId);
  const used = members + (await countPending(ctx.db, workspaceId));
  return { members, used, limit: plan.seats, plan };
}

/** Whether a plan has room for this many. */
export const hasRoomFor = (taken: number, limit: number): boolean =>
  limit === UNLIMITED ? taken <= MEMBERS_MAX : taken <= limit;

/** @throws ApiError 422 if the caller's workspace has no seat for another invitation. */
export async function requireSeat(ctx: Context): Promise<void> {
  const { used, limit, plan } = await countSeats(ctx, ctx.actor.workspaceId);
  if (hasRoomFor(used + 1, limit)) return;
  const way = upgradePath(ctx.services, plan);
  const sentence =
    limit === UNLIMITED
      ? teamMessages.tooManyMembers
      : teamMessages.seatsFull(plan.name, used, limit, usageMessages.largerPlan(way));
  throw new ApiError(422, 'seats_full', sentence, { extra: { used, limit, ...way } });
}
