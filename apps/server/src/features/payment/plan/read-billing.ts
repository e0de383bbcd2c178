import { TRIAL_PLAN, type Billing } from '@pagewright/contract/payment';
import { planRank, type PlanName } from '@pagewright/contract/plans';
import type { Context } from '../../../platform/context.ts';
import { paidAmount, findCurrentPlan, describePlan } from '../../usage/index.ts';
import { findTrial, listTerms } from './plan-repository.ts';

/**
 * The current plan of the caller's workspace and its source, what is paid for, what follows, and the state of the
 * trial.
 */
export async function readBilling(ctx: Pick<Context, 'actor' | 'db' | 'services'>): Promise<Billing> {
  const { workspaceId } = ctx.actor;
  const held = await findCurrentPlan(ctx, workspaceId);
  const { plan, endsAt } = held;
  const standing = await describePlan(ctx, workspaceId, held);
  const terms = await listTerms(ctx.db, workspaceId);
  const { payment, config } = ctx.services;
  return {
    plan: plan.name,
    ...standing,
    endDate: endsAt?.toISOString() ?? null,
    nextPlan: standing.next?.plan ?? null,
    terms: terms.map((term) => ({
      plan: term.plan,
      startDate: term.startsAt.toISOString(),
      endDate: term.endsAt.toISOString(),
      paid: paidAmount(term),
    })),
    trial: await readTrial(ctx, plan.name),
    canBuy: payment !== null,
    operator: config.operatorEmails[0] ?? null,
  };
}

async function readTrial(
  ctx: Pick<Context, 'actor' | 'db' | 'services'>,
  plan: PlanName,
): Promise<Billing['trial']> {
  const trial = await findTrial(ctx.db, ctx.actor.workspaceId);
  if (trial) return { state: trial.isRunning ? 'running' : 'over', endDate: trial.endsAt.toISOString() };
  const isOffered = ctx.services.payment !== null && planRank(plan) < planRank(TRIAL_PLAN);
  return { state: isOffered ? 'offered' : 'not_offered', endDate: null };
}
