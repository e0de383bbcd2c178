import { dollarsOf } from '@pagewright/contract/plans';
import { UNLIMITED, type Usage } from '@pagewright/contract/usage';
import type { Context } from '../../context.ts';
import { planOf, standingOf } from './plan-of.ts';
import { readMonth } from './repository.ts';

/** What the caller's workspace has used this month (UTC), with what is under way, and what its plan leaves. */
export async function readUsage(ctx: Context): Promise<Usage> {
  const { workspaceId } = ctx.actor;
  const held = await planOf(ctx, workspaceId);
  const { plan, endsAt } = held;
  const { month, used } = await readMonth(ctx, workspaceId);
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
      ...(await standingOf(ctx, workspaceId, held)),
    },
  };
}

/** Nothing and never less, for a workspace whose plan was larger before. */
function remaining(limit: number, used: number): number {
  return limit === UNLIMITED ? UNLIMITED : Math.max(0, limit - used);
}
