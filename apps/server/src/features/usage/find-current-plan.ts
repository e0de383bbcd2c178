import type { PaidAmount, PlanSource, PlanStanding } from '@pagewright/contract/plan-standing';
import { CURRENCY, dollarsOf, planRank, PLANS, type Plan, type PlanName } from '@pagewright/contract/plans';
import type { Context, Services } from '../../platform/context.ts';
import { findPlans, type GivenPlan, type OwnPlans, type PaidPlan, type PlanTerm } from './repository.ts';

/** The plan of a workspace at a moment, its source, and its end; null if unlimited. */
export interface CurrentPlan {
  readonly plan: Plan;
  readonly source: PlanSource;
  readonly endsAt: Date | null;
  /** What was paid for it; null if nothing or unknown. */
  readonly paid: PaidAmount | null;
}

type Candidate =
  | (GivenPlan & { readonly source: Exclude<PlanSource, 'paid'> })
  | (PaidPlan & { readonly source: 'paid' });

/**
 * The plan of a workspace now, or at a future moment: the largest of what it was granted (else the installation's
 * default), its trial, and its paid plan; among equals, the one that ends last.
 */
export async function findCurrentPlan(
  ctx: Pick<Context, 'db'> & { readonly services: Pick<Services, 'config'> },
  workspaceId: string,
  at: Date | null = null,
): Promise<CurrentPlan> {
  return largestPlan(await findPlans(ctx.db, workspaceId, at), ctx.services.config.defaultPlan);
}

/** The largest of a workspace's own plans and the installation's default. */
export function largestPlan({ given, trial, paid }: OwnPlans, defaultPlan: PlanName): CurrentPlan {
  const candidates: Candidate[] = [
    given === null ? { name: defaultPlan, endsAt: null, source: 'default' } : { ...given, source: 'given' },
    ...(trial === null ? [] : [{ ...trial, source: 'trial' } as const]),
    ...(paid === null ? [] : [{ ...paid, source: 'paid' } as const]),
  ];
  const best = candidates.reduce((one, other) => (isBetter(other, one) ? other : one));
  const { name, endsAt, source } = best;
  return { plan: PLANS[name], source, endsAt, paid: best.source === 'paid' ? paidAmount(best) : null };
}

/** The source of a workspace's current plan, what was paid for it, and what follows when it ends. */
export async function describePlan(
  ctx: Parameters<typeof findCurrentPlan>[0],
  workspaceId: string,
  held: CurrentPlan,
): Promise<PlanStanding> {
  if (held.endsAt === null) return toPlanStanding(held, null);
  // The database is more precise than a millisecond: at this end, the plan may still be running.
  const after = new Date(held.endsAt.getTime() + 1);
  return toPlanStanding(held, await findCurrentPlan(ctx, workspaceId, after));
}

/** The same for a plan and the one that follows it. */
export function toPlanStanding({ source, paid }: CurrentPlan, next: CurrentPlan | null): PlanStanding {
  return {
    source,
    paid,
    next: next && {
      plan: next.plan.name,
      source: next.source,
      endDate: next.endsAt?.toISOString() ?? null,
      paid: next.paid,
    },
  };
}

/** What was paid for a term; null if unknown. */
export function paidAmount({
  months,
  amountCents,
  isCredited,
}: Pick<PlanTerm, 'months' | 'amountCents' | 'isCredited'>): PaidAmount | null {
  if (months === null || amountCents === null) return null;
  return { amount: dollarsOf(amountCents), currency: CURRENCY, months, isCredited };
}

function isBetter(one: Candidate, best: Candidate): boolean {
  const ranks = planRank(one.name) - planRank(best.name);
  if (ranks !== 0) return ranks > 0;
  // A paid plan is shown as such, even next to an equal unlimited one.
  if (best.endsAt === null) return one.source === 'paid';
  return one.endsAt === null || one.endsAt >= best.endsAt;
}
