import { PLANS, type Plan } from '@pagewright/contract/plans';
import type { Context, Services } from '../../context.ts';

import { findPlan } from './repository.ts';

/** The plan that a workspace has now, and when it ends: the one it was given, else the installation's default. */
export async function planOf(
  ctx: Pick<Context, 'db'> & { readonly services: Pick<Services, 'config'> },
  workspaceId: string,
): Promise<{ readonly plan: Plan; readonly endsAt: Date | null }> {
  const given = await findPlan(ctx, workspaceId);
  return { plan: PLANS[given?.name ?? ctx.services.config.defaultPlan], endsAt: given?.endsAt ?? null };
}
