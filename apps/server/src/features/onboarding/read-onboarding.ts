import { FIRST_STEPS, type Onboarding } from '@pagewright/contract/onboarding';
import type { Context } from '../../platform/context.ts';
import { findCurrentPlan } from '../usage/index.ts';
import {
  findLastWorkspace,
  findSample,
  hasRemovedSample,
  isDismissed,
  readSteps,
  setDismissed,
} from './repository.ts';

/** The caller's progress with the first steps, derived from the workspace's content and plan. */
export async function readOnboarding(ctx: Context): Promise<Onboarding> {
  const { workspaceId, userId } = ctx.actor;
  const sample = await findSample(ctx.db, userId);
  const done = await readSteps(ctx.db, workspaceId);
  const { plan } = await findCurrentPlan(ctx, workspaceId);
  // Opening a sample article, which shows its score, counts too.
  const wasSeen = sample !== null || (!done.score && (await hasRemovedSample(ctx.db, ctx.actor)));
  const isSample = sample?.workspaceId === workspaceId;
  return {
    // With one seat, nobody can be invited, and the list could never be finished.
    steps: FIRST_STEPS.filter((name) => name !== 'invite' || plan.seats !== 1).map((name) => ({
      name,
      isDone: done[name] || (wasSeen && (name === 'article' || name === 'score')),
    })),
    isDismissed: await isDismissed(ctx.db, ctx.actor),
    isSample,
    hasSample: sample !== null,
    home: isSample ? await findLastWorkspace(ctx.db, userId, workspaceId) : null,
  };
}

/** Dismisses the list for the caller in this workspace, or restores it. */
export async function setOnboardingVisible(ctx: Context, isVisible: boolean): Promise<Onboarding> {
  await setDismissed(ctx.db, ctx.actor, isVisible);
  return readOnboarding(ctx);
}
