import { FIRST_STEPS, type Onboarding } from '@pagewright/contract/onboarding';
import type { Context } from '../../platform/context.ts';
import {
  findLastWorkspace,
  findSample,
  hasRemovedSample,
  isDismissed,
  readSteps,
  setDismissed,
} from './repository.ts';

/** The caller's progress with the first steps, derived from the workspace's content. */
export async function readOnboarding(ctx: Context): Promise<Onboarding> {
  const { workspaceId, userId } = ctx.actor;
  const sample = await findSample(ctx.db, userId);
  const done = await readSteps(ctx.db, workspaceId);
  // Opening a sample article, which shows its score, counts too.
  const wasSeen = sample !== null || (!done.score && (await hasRemovedSample(ctx.db, ctx.actor)));
  const isSample = sample?.workspaceId === workspaceId;
  return {
    steps: FIRST_STEPS.map((name) => ({
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
