import type { Database } from '../../../db/client.ts';
import { replaceTerms } from '../../usage/index.ts';
import { listPaidTerms } from '../payment-repository.ts';
import { planTimeline } from '../plan-terms.ts';
import { findGrantedTrial, storeTrialEnd } from './plan-repository.ts';

/** Recalculates and stores a workspace's paid terms and the end of its trial. */
export async function updateTerms(ctx: { readonly db: Database }, workspaceId: string): Promise<void> {
  const trial = await findGrantedTrial(ctx, workspaceId);
  const { terms, trialEndsAt } = planTimeline(await listPaidTerms(ctx, workspaceId), trial);
  await replaceTerms(ctx, workspaceId, terms);
  const endsEarly = trial !== null && trialEndsAt !== null && trialEndsAt < trial.to;
  if (trial !== null) await storeTrialEnd(ctx, workspaceId, endsEarly ? trialEndsAt : null);
}
