import type { Context } from '../../../context.ts';
import { withTransaction } from '../../../db/client.ts';
import { lockItem, updateScore, type ItemRow } from '../repository.ts';
import { measure, type Measured } from '../written.ts';
import { subjectOfItem } from './subject-of-item.ts';

/** Scores an item as it stands, with the pages that it is compared with, without a new revision. */
export async function rescoreItem(ctx: Pick<Context, 'db' | 'log'>, item: ItemRow): Promise<Measured> {
  const measured = measure(ctx, item, await subjectOfItem(ctx.db, item.id, item.primaryKeyword));
  await updateScore(ctx.db, item, measured);
  return measured;
}

/** Scores an item anew by its id; nothing where it is gone. */
export async function scoreAnew(ctx: Pick<Context, 'db' | 'log'>, id: string): Promise<void> {
  await withTransaction(ctx, async (inside) => {
    const item = await lockItem(inside.db, id);
    if (item) await rescoreItem(inside, item);
  });
}
