import { TRIAL_DAYS, TRIAL_PLAN, type Billing } from '@pagewright/contract/payment';
import { planRank } from '@pagewright/contract/plans';
import type { Context } from '../../../platform/context.ts';
import { withTransaction } from '../../../platform/db/client.ts';
import { writeAudit } from '../../audit/index.ts';
import { findCurrentPlan, rejectSampleWorkspace } from '../../usage/index.ts';
import { paymentMessages } from '../messages.ts';
import { lockWorkspace } from '../order-repository.ts';
import { paymentError, requireProvider } from '../policy.ts';
import { insertTrial } from './plan-repository.ts';
import { readBilling } from './read-billing.ts';
import { updateTerms } from './update-terms.ts';

/**
 * Starts the trial of the caller's workspace, only once even under concurrent requests. A smaller paid plan is paused
 * meanwhile.
 * @throws ApiError 403, 409.
 */
export async function startTrial(ctx: Context): Promise<Billing> {
  const { workspaceId, userId, role } = ctx.actor;
  if (role !== 'admin') throw paymentError(403, 'forbidden', paymentMessages.adminsTry);
  requireProvider(ctx.services);
  await rejectSampleWorkspace(ctx);
  return withTransaction(ctx, async (inside) => {
    await lockWorkspace(inside.db, workspaceId);
    const { plan } = await findCurrentPlan(inside, workspaceId);
    const isLarger = planRank(plan.name) < planRank(TRIAL_PLAN);
    const isNew = isLarger && (await insertTrial(inside.db, workspaceId, userId));
    // A running trial raises the plan, so a second request must report the trial.
    const { trial } = await readBilling(inside);
    if (!isNew && trial.state !== 'not_offered')
      throw paymentError(409, 'trial_used', paymentMessages.trialUsed);
    if (!isNew) throw paymentError(409, 'trial_needless', paymentMessages.trialNeedless(plan.name));
    await updateTerms(inside, workspaceId);
    await writeAudit(inside, 'payment.start_trial', workspaceId, { plan: TRIAL_PLAN, days: TRIAL_DAYS });
    return readBilling(inside);
  });
}
