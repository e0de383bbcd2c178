import type { PlanSource } from '@pagewright/contract/payment';
import { planRank, PLANS, type Plan } from '@pagewright/contract/plans';
import type { Context, Services } from '../../context.ts';
import { findPlans, type GivenPlan } from './repository.ts';

/** The plan that a workspace has at a moment, why, and when it ends; null: it does not. */
export interface HeldPlan {
  readonly plan: Plan;
  readonly source: PlanSource;
  readonly endsAt: Date | null;
}

type Candidate = GivenPlan & { readonly source: PlanSource };

/**
 * The plan that a workspace has now, or at a moment that will come: of what it was given (else the installation's
 * default), what it tries and what it paid for the largest, and of those that are equal the one that ends last.
 */
export async function planOf(
  ctx: Pick<Context, 'db'> & { readonly services: Pick<Services, 'config'> },
  workspaceId: string,
  at: Date | null = null,
): Promise<HeldPlan> {
  const { given, trial, paid } = await findPlans(ctx, workspaceId, at);
  const candidates: Candidate[] = [
    given === null
      ? { name: ctx.services.config.defaultPlan, endsAt: null, source: 'default' }
      : { ...given, source: 'given' },
    ...(trial === null ? [] : [{ ...trial, source: 'trial' } as const]),
    ...(paid === null ? [] : [{ ...paid, source: 'paid' } as const]),
  ];
  const { name, endsAt, source } = candidates.reduce((best, one) => (isBetter(one, best) ? one : best));
  return { plan: PLANS[name], source, endsAt };
}

function isBetter(one: Candidate, best: Candidate): boolean {
  const ranks = planRank(one.name) - planRank(best.name);
  if (ranks !== 0) return ranks > 0;
  // What was paid for is shown as such, beside an equal plan without an end too.
  if (best.endsAt === null) return one.source === 'paid';
  return one.endsAt === null || one.endsAt >= best.endsAt;
}
