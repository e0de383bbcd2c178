import { FIRST_STEPS, type Onboarding } from '@pagewright/contract/onboarding';
import type { Context } from '../../context.ts';
import {
  findHome,
  findSample,
  hasRemovedSample,
  isDismissed,
  readSteps,
  setDismissed,
} from './repository.ts';

/** Reads how far the caller's workspace is with the first steps, from what it holds. */
export async function readOnboarding(ctx: Context): Promise<Onboarding> {
  const { workspaceId, userId } = ctx.actor;
  const sample = await findSample(ctx, userId);
  const done = await readSteps(ctx, workspaceId);
  // Opening an article of the sample, which shows its score, counts too.
  const wasSeen = sample !== null || (!done.score && (await hasRemovedSample(ctx, ctx.actor)));
  const isSample = sample?.workspaceId === workspaceId;
  return {
    steps: FIRST_STEPS.map((name) => ({
      name,
      isDone: done[name] || (wasSeen && (name === 'article' || name === 'score')),
    })),
    isDismissed: await isDismissed(ctx, ctx.actor),
    isSample,
    hasSample: sample !== null,
    home: isSample ? await findHome(ctx, userId, workspaceId) : null,
  };
}

/** Puts the list away for the caller in this workspace, or brings it back. */
export async function changeOnboarding(ctx: Context, isDue: boolean): Promise<Onboarding> {
  await setDismissed(ctx, ctx.actor, isDue);
  return readOnboarding(ctx);
}
