import type { Database } from '../../../platform/db/client.ts';
import { replaceTerms } from '../../usage/index.ts';
import { listPaidTerms } from '../payment-repository.ts';
import { planTimeline } from '../plan-terms.ts';
import { findGrantedTrial, storeTrialEnd } from './plan-repository.ts';

/** Recalculates and stores a workspace's paid terms and the end of its trial. */
export async function updateTerms(ctx: { readonly db: Database }, workspaceId: string): Promise<void> {
  const trial = await findGrantedTrial(ctx.db, workspaceId);
  const { terms, trialEndsAt } = planTimeline(await listPaidTerms(ctx.db, workspaceId), trial);
  await replaceTerms(ctx.db, workspaceId, terms);
  const endsEarly = trial !== null && trialEndsAt !== null && trialEndsAt < trial.to;
  if (trial !== null) await storeTrialEnd(ctx.db, workspaceId, endsEarly ? trialEndsAt : null);
}
