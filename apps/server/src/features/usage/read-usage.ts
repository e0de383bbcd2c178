import { dollarsOf } from '@pagewright/contract/plans';
import { UNLIMITED, type Usage } from '@pagewright/contract/usage';
import type { Context } from '../../platform/context.ts';
import { findCurrentPlan, describePlan } from './find-current-plan.ts';
import { readMonth } from './repository.ts';

/** The caller's workspace usage this month (UTC), including pending requests, and what is left of the plan. */
export async function readUsage(ctx: Context): Promise<Usage> {
  const { workspaceId } = ctx.actor;
  const held = await findCurrentPlan(ctx, workspaceId);
  const { plan, endsAt } = held;
  const { month, used } = await readMonth(ctx.db, workspaceId);
  const first = new Date(month);
  return {
    usage: {
      seoRequests: used.seo,
      aiRequests: used.ai,
      month: first.getUTCMonth() + 1,
      year: first.getUTCFullYear(),
    },
    plan: {
      name: plan.name,
      price: dollarsOf(plan.priceCents.monthly),
      seoRequestLimit: plan.limits.seo,
      aiRequestLimit: plan.limits.ai,
    },
    remaining: {
      seoRequests: remaining(plan.limits.seo, used.seo),
      aiRequests: remaining(plan.limits.ai, used.ai),
    },
    subscription: {
      endDate: endsAt?.toISOString() ?? null,
      ...(await describePlan(ctx, workspaceId, held)),
    },
  };
}

/** Never negative, for a workspace that had a larger plan before. */
function remaining(limit: number, used: number): number {
  return limit === UNLIMITED ? UNLIMITED : Math.max(0, limit - used);
}
