import { planRank } from '@pagewright/contract/plans';
import { withTransaction } from '../../../platform/db/client.ts';
import type { EffectContext, RecurringJob } from '../../../platform/jobs/define.ts';
import { notifyAdminsTranslated } from '../../notifications/index.ts';
import { findCurrentPlan } from '../../usage/index.ts';
import { paymentMessages } from '../messages.ts';
import { listEndings, type Ending } from './plan-repository.ts';

/** Admins are notified this many days before a plan ends, and again a day before. */
const FIRST_DAYS = 7;
const LAST_DAYS = 1;
const DAY_SECONDS = 86_400;

/** Notifies admins, once each, that a paid plan or trial is about to end. */
export const notifyEndingsJob: RecurringJob = {
  name: 'plan-endings',
  cron: '23 * * * *',
  run: (ctx) => notifyEndings(ctx),
};

/** Notifies about all plans that end within a week and are followed by a smaller one. */
export async function notifyEndings(ctx: EffectContext): Promise<void> {
  for (const ending of await listEndings(ctx.db, FIRST_DAYS))
    await withTransaction(ctx, (inside) => notifyEnding(inside, ending));
}

async function notifyEnding(ctx: EffectContext, { workspaceId, endsAt, secondsLeft }: Ending): Promise<void> {
  const held = await findCurrentPlan(ctx, workspaceId);
  if (held.endsAt?.getTime() !== endsAt.getTime()) return;
  const { plan: next } = await findCurrentPlan(ctx, workspaceId, endsAt);
  if (planRank(next.name) >= planRank(held.plan.name)) return;
  const days = secondsLeft <= LAST_DAYS * DAY_SECONDS ? LAST_DAYS : FIRST_DAYS;
  const key = `plan-ending:${workspaceId}:${endsAt.toISOString()}:${days}`;
  await notifyAdminsTranslated(ctx, key, workspaceId, () => ({
    kind: 'plan_ending',
    title: held.plan.name,
    link: '/settings/billing',
    reason: null,
    text: paymentMessages.ending(endsAt, next.name, held.source === 'trial'),
  }));
}
