import { planRank, PLANS, type Plan } from '@pagewright/contract/plans';
import type { Context, Services } from '../../context.ts';
import { findPlans } from './repository.ts';

/**
 * The plan that a workspace has now, and when it ends: the one that it was given, else the installation's default; or the
 * one that it paid for, where that is not smaller.
 */
export async function planOf(
  ctx: Pick<Context, 'db'> & { readonly services: Pick<Services, 'config'> },
  workspaceId: string,
): Promise<{ readonly plan: Plan; readonly endsAt: Date | null }> {
  const { given, paid } = await findPlans(ctx, workspaceId);
  const free = given ?? { name: ctx.services.config.defaultPlan, endsAt: null };
  const { name, endsAt } = paid !== null && planRank(paid.name) >= planRank(free.name) ? paid : free;
  return { plan: PLANS[name], endsAt };
}
