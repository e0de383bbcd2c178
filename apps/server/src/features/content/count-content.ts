import type { ContentStatus } from '@pagewright/contract/content';
import type { Context } from '../../platform/context.ts';
import { readLabels, readStatusCounts } from './count-repository.ts';

/** Maximum number of labels of each kind that a menu shows. */
const MAX_LABELS = 200;

/** Counts the caller's items by status, and lists the categories and tags of the newest ones. */
export async function countContent(ctx: Context): Promise<{
  counts: Record<ContentStatus | 'all', number>;
  categories: string[];
  tags: string[];
}> {
  const { workspaceId, userId } = ctx.actor;
  const [rows, labels] = await Promise.all([
    readStatusCounts(ctx.db, workspaceId, userId),
    readLabels(ctx.db, workspaceId, userId, MAX_LABELS),
  ]);
  const counts = { all: 0, draft: 0, review: 0, scheduled: 0, published: 0 };
  for (const { status, count } of rows) {
    counts[status] = count;
    counts.all += count;
  }
  return { counts, ...labels };
}
