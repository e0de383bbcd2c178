import { ENGINE_VERSION } from '@pagewright/engine';
import type { EffectContext, RecurringJob } from '../../platform/jobs/define.ts';
import { rescoreItem } from './evidence/rescore-item.ts';
import { findOutdatedItems } from './repository.ts';

const BATCH = 50;
/** The next run begins after five minutes and does the rest. */
const TIME_MS = 4 * 60_000;

/** Recomputes scores from older engine versions without a new revision; returns the number of items. */
export async function rescoreContent(
  ctx: Pick<EffectContext, 'db' | 'log'>,
  timeMs = TIME_MS,
): Promise<number> {
  const until = performance.now() + timeMs;
  let done = 0;
  for (;;) {
    const items = await findOutdatedItems(ctx.db, ENGINE_VERSION, BATCH);
    for (const item of items) await rescoreItem(ctx, item);
    done += items.length;
    if (items.length < BATCH || performance.now() > until) return done;
  }
}

/** Updates the scores in lists within minutes of an upgrade. */
export const rescoreJob: RecurringJob = {
  name: 'rescore-content',
  cron: '*/5 * * * *',
  isLong: true,
  async run(ctx) {
    const items = await rescoreContent(ctx);
    if (items > 0)
      ctx.log.info({ event: 'content_rescored', items }, 'rescored with this version of the engine');
  },
};
