import type { PlanDates, PlanStart } from '@pagewright/contract/payment';
import {
  BILLING_CYCLES,
  isForSale,
  planRank,
  PLANS,
  type BillingCycle,
  type PlanName,
} from '@pagewright/contract/plans';
import type { Context } from '../../../context.ts';
import { planOf } from '../../usage/index.ts';
import { listPaidTerms } from '../money-repository.ts';
import { planTimeline, type PaidTerm } from '../plan-terms.ts';
import type { Span } from '../working-time.ts';
import { findGrantedTrial, findTrial } from './plan-repository.ts';

/** A moment after all terms that can be paid for. */
const FOR_EVER = new Date('9999-01-01T00:00:00Z');

/** Whether a workspace has as large a plan without an end, so that paying for one would give nothing. */
export async function isCovered(
  ctx: Parameters<typeof planOf>[0],
  workspaceId: string,
  plan: PlanName,
): Promise<boolean> {
  return planRank((await planOf(ctx, workspaceId, FOR_EVER)).plan.name) >= planRank(plan);
}

/** From when to when each plan would run for the caller's workspace if it were paid for now. */
export async function readPlanDates(ctx: Pick<Context, 'actor' | 'db' | 'services'>): Promise<PlanDates> {
  const { workspaceId } = ctx.actor;
  const now = new Date();
  const [paid, granted, trial, forEver] = await Promise.all([
    listPaidTerms(ctx, workspaceId),
    findGrantedTrial(ctx, workspaceId),
    findTrial(ctx, workspaceId),
    planOf(ctx, workspaceId, FOR_EVER),
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
        const { from, to } = spanOf(bought, paid, granted);
        // Behind a larger plan that is paid for, giving up the trial would not make this one start any sooner.
        if (start === 'now' && from > now) return [];
        return {
          planName: name,
          billingCycle: cycle,
          start,
          isCovered: planRank(forEver.plan.name) >= planRank(name),
          startDate: from.toISOString(),
          endDate: to.toISOString(),
        };
      }),
    ),
  );
  return { trialEndDate: isTrying ? (trial?.endsAt.toISOString() ?? null) : null, plans };
}

/** From when to when the plan of a payment runs, beside all other payments; where they make one term longer, all of it. */
function spanOf(bought: PaidTerm, paid: readonly PaidTerm[], trial: Span | null): Span {
  const { terms } = planTimeline([...paid, bought], trial);
  const own = terms.filter(({ plan, endsAt }) => plan === bought.plan && endsAt > bought.paidAt);
  const from = own[0]?.startsAt ?? bought.paidAt;
  return { from: from > bought.paidAt ? from : bought.paidAt, to: own.at(-1)?.endsAt ?? bought.paidAt };
}
