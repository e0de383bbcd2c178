import { ENGINE_VERSION } from '@pagewright/engine';
import type { Context } from '../../../platform/context.ts';
import { findItem, lockItem, updateScore, type ItemRow } from '../repository.ts';
import { ScoreCache } from '../scoring/score-cache.ts';
import { withScoredTransaction } from '../scoring/scored-transaction.ts';
import type { ContentMetrics } from '../content-fields.ts';

/**
 * Rescores the current text of an item against its evidence pages, without a new revision. Returns null if the item
 * no longer exists, or if a newer engine has scored it during a rollout: that score stays.
 */
export async function rescoreItem(
  ctx: Pick<Context, 'db' | 'log'>,
  item: ItemRow,
): Promise<ContentMetrics | null> {
  if (isOfNewerEngine(item)) return null;
  const of = { contentId: item.id };
  const scoreCache = new ScoreCache();
  await scoreCache.prepare(ctx, item, of);
  return withScoredTransaction(
    ctx,
    async ({ db }) => {
      const current = await lockItem(db, item.id);
      if (!current || isOfNewerEngine(current)) return null;
      const measured = await scoreCache.get(db, current, of);
      await updateScore(db, current, measured);
      return measured;
    },
    scoreCache,
  );
}

function isOfNewerEngine({ engineVersion }: ItemRow): boolean {
  return engineVersion.localeCompare(ENGINE_VERSION, 'en', { numeric: true }) > 0;
}

/** Like `rescoreItem`, by id; does nothing if the item no longer exists. */
export async function rescoreById(ctx: Pick<Context, 'db' | 'log'>, id: string): Promise<void> {
  const item = await findItem(ctx.db, id);
  if (item) await rescoreItem(ctx, item);
}
