import { planRank } from '@pagewright/contract/plans';
import { withTransaction } from '../../../db/client.ts';
import type { EffectContext, RecurringJob } from '../../../jobs/define.ts';
import { tellAdmins } from '../../notifications/index.ts';
import { planOf } from '../../usage/index.ts';
import { paymentMessages } from '../messages.ts';
import { listEndings, type Ending } from './plan-repository.ts';

/** So many days before its end a plan's admins are told, and again a day before. */
const FIRST_DAYS = 7;
const LAST_DAYS = 1;
const DAY_SECONDS = 86_400;

/** Tells admins that what they paid for, or try, ends: each time once. */
export const tellOfEndings: RecurringJob = {
  name: 'plan-endings',
  cron: '23 * * * *',
  run: (ctx) => tellEndings(ctx),
};

/** Tells of all plans that end within a week and are followed by a smaller one. */
export async function tellEndings(ctx: EffectContext): Promise<void> {
  for (const ending of await listEndings(ctx, FIRST_DAYS))
    await withTransaction(ctx, (inside) => tellEnding(inside, ending));
}

async function tellEnding(ctx: EffectContext, { workspaceId, endsAt, secondsLeft }: Ending): Promise<void> {
  const held = await planOf(ctx, workspaceId);
  if (held.endsAt?.getTime() !== endsAt.getTime()) return;
  const { plan: next } = await planOf(ctx, workspaceId, endsAt);
  if (planRank(next.name) >= planRank(held.plan.name)) return;
  const days = secondsLeft <= LAST_DAYS * DAY_SECONDS ? LAST_DAYS : FIRST_DAYS;
  const key = `plan-ending:${workspaceId}:${endsAt.toISOString()}:${days}`;
  await tellAdmins(ctx, key, workspaceId, () => ({
    kind: 'plan_ending',
    title: held.plan.name,
    link: '/settings/billing',
    reason: null,
    text: paymentMessages.ending(endsAt, next.name, held.source === 'trial'),
  }));
}
