import type { Database } from '../../../db/client.ts';
import { replaceTerms } from '../../usage/index.ts';
import { listPaidTerms } from '../money-repository.ts';
import { planTimeline } from '../plan-terms.ts';
import { findGrantedTrial, keepTrialEnd } from './plan-repository.ts';

/** Recalculates and saves what a workspace has paid for and when its trial ends. */
export async function bringTermsUpToDate(ctx: { readonly db: Database }, workspaceId: string): Promise<void> {
  const trial = await findGrantedTrial(ctx, workspaceId);
  const { terms, trialEndsAt } = planTimeline(await listPaidTerms(ctx, workspaceId), trial);
  await replaceTerms(ctx, workspaceId, terms);
  const endsEarly = trial !== null && trialEndsAt !== null && trialEndsAt < trial.to;
  if (trial !== null) await keepTrialEnd(ctx, workspaceId, endsEarly ? trialEndsAt : null);
}
