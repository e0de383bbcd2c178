import type { ContentStatus } from '@pagewright/contract/content';
import type { Context } from '../../context.ts';
import { readLabels, readStatusCounts } from './count-repository.ts';

/** Labels of a kind that a menu can show. */
const LABELS_MOST = 200;

/** Counts the caller's items by status, and names the categories and tags that the newest of them use. */
export async function countContent(ctx: Context): Promise<{
  counts: Record<ContentStatus | 'all', number>;
  categories: string[];
  tags: string[];
}> {
  const { workspaceId, userId } = ctx.actor;
  const [rows, labels] = await Promise.all([
    readStatusCounts(ctx.db, workspaceId, userId),
    readLabels(ctx.db, workspaceId, userId, LABELS_MOST),
  ]);
  const counts = { all: 0, draft: 0, review: 0, scheduled: 0, published: 0 };
  for (const { status, count } of rows) {
    counts[status] = count;
    counts.all += count;
  }
  return { counts, ...labels };
}
