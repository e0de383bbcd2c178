import type { Context } from '../../../context.ts';
import { updateScore, type ItemRow } from '../repository.ts';
import { measure, type Measured } from '../written.ts';
import { subjectOfItem } from './subject-of-item.ts';

/** Scores an item as it stands, with the pages that it is compared with, without a new revision. */
export async function rescoreItem(ctx: Pick<Context, 'db' | 'log'>, item: ItemRow): Promise<Measured> {
  const measured = measure(ctx, item, await subjectOfItem(ctx.db, item.id, item.primaryKeyword));
  await updateScore(ctx.db, item, measured);
  return measured;
}
