import type { EffectContext } from '../../jobs/define.ts';
import { withTransaction } from '../../db/client.ts';
import { writeAudit } from '../audit/index.ts';
import { countDueItems, findDueItems, lockDueItem, type DueItem } from './repository.ts';
import { showItem } from './show-item.ts';

const DUE_KEY = 'publish';

/** Names the effect that publishes an item: another save or another date is another intention. */
export function dueKey({
  id,
  revision,
  scheduledFor,
}: Pick<DueItem, 'id' | 'revision' | 'scheduledFor'>): string {
  return `${DUE_KEY}:${id}:${revision}:${scheduledFor.getTime()}`;
}

/** Items that are due by the database's clock and for which no effect `dueKey` was written, the longest due first. */
export function listDueContent(ctx: Pick<EffectContext, 'db'>, limit: number): Promise<DueItem[]> {
  return findDueItems(ctx.db, DUE_KEY, limit);
}

/** How many items are due and not given up, how many of these for more than a minute, and how many were given up. */
export function countDueContent(ctx: Pick<EffectContext, 'db'>): ReturnType<typeof countDueItems> {
  return countDueItems(ctx.db, DUE_KEY);
}

/**
 * Publishes an item that is scheduled and due, as a person last saved it. Answers false, and does nothing, where it is
 * not (any more): so it happens once, however often it is asked for.
 */
export async function publishDueContent(
  ctx: Pick<EffectContext, 'db' | 'log'>,
  id: string,
): Promise<boolean> {
  return withTransaction(ctx, async (inside) => {
    const { db } = inside;
    const due = await lockDueItem(db, id);
    if (!due) return false;
    const shown = await showItem(inside, due.item, due.isLate);
    const actor = { workspaceId: shown.workspaceId, userId: null };
    await writeAudit({ db, actor }, 'content.publish', id, { slug: shown.publicSlug, isLate: due.isLate });
    return true;
  });
}
