import type { PlanDates, PlanStart } from '@pagewright/contract/payment';
import {
  BILLING_CYCLES,
  isForSale,
  planRank,
  PLANS,
  type BillingCycle,
  type PlanName,
} from '@pagewright/contract/plans';
import type { Context } from '../../../platform/context.ts';
import { findCurrentPlan } from '../../usage/index.ts';
import { listPaidTerms } from '../payment-repository.ts';
import { planTimeline, type PaidTerm } from '../plan-terms.ts';
import type { Span } from '../unpaused-time.ts';
import { findGrantedTrial, findTrial } from './plan-repository.ts';

/** A moment after every possible paid term. */
const FAR_FUTURE = new Date('9999-01-01T00:00:00Z');

/** Whether a workspace has an unlimited plan at least as large, so paying for this one would add nothing. */
export async function isCovered(
  ctx: Parameters<typeof findCurrentPlan>[0],
  workspaceId: string,
  plan: PlanName,
): Promise<boolean> {
  return planRank((await findCurrentPlan(ctx, workspaceId, FAR_FUTURE)).plan.name) >= planRank(plan);
}

/** The dates during which each plan would run if the caller's workspace paid for it now. */
export async function readPlanDates(ctx: Pick<Context, 'actor' | 'db' | 'services'>): Promise<PlanDates> {
  const { workspaceId } = ctx.actor;
  const now = new Date();
  const [paid, granted, trial, unlimited] = await Promise.all([
    listPaidTerms(ctx.db, workspaceId),
    findGrantedTrial(ctx.db, workspaceId),
    findTrial(ctx.db, workspaceId),
    findCurrentPlan(ctx, workspaceId, FAR_FUTURE),
  ]);
  const isTrying = trial?.isRunning ?? false;
  const starts: readonly PlanStart[] = isTrying ? ['trial_end', 'now'] : ['trial_end'];
  const forSale = Object.values(PLANS).filter(isForSale);
  const plans = forSale.flatMap(({ name, priceCents }) =>
    BILLING_CYCLES.flatMap((cycle: BillingCycle) =>
      starts.flatMap((start) => {
        const bought: PaidTerm = {
          orderId: '',
          plan: name,
          cycle,
          amountCents: priceCents[cycle],
          paidAt: now,
          startsNow: start === 'now',
          returnedAt: null,
        };
        const { from, to } = termDates(bought, paid, granted);
        // Behind a larger paid plan, giving up the trial would not start this one sooner.
        if (start === 'now' && from > now) return [];
        return {
          planName: name,
          billingCycle: cycle,
          start,
          isCovered: planRank(unlimited.plan.name) >= planRank(name),
          startDate: from.toISOString(),
          endDate: to.toISOString(),
        };
      }),
    ),
  );
  return { trialEndDate: isTrying ? (trial?.endsAt.toISOString() ?? null) : null, plans };
}

/** The dates of a payment's plan given all other payments; if they form one longer term, all of it. */
function termDates(bought: PaidTerm, paid: readonly PaidTerm[], trial: Span | null): Span {
  const { terms } = planTimeline([...paid, bought], trial);
  const own = terms.filter(({ plan, endsAt }) => plan === bought.plan && endsAt > bought.paidAt);
  const from = own[0]?.startsAt ?? bought.paidAt;
  return { from: from > bought.paidAt ? from : bought.paidAt, to: own.at(-1)?.endsAt ?? bought.paidAt };
}
