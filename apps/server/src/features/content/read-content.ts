import type { ContentItem } from '@pagewright/contract/content';
import { ENGINE_VERSION } from '@pagewright/engine';
import type { Context } from '../../platform/context.ts';
import { toItem } from './content-item.ts';
import { rescoreItem } from './evidence/rescore-item.ts';
import { requireReadable } from './policy.ts';
import { findItem } from './repository.ts';

/**
 * Reads one item with its text. A score from an older engine version is recomputed first.
 * @throws ApiError 404 if there is no item that the caller may read.
 */
export async function readContent(ctx: Context, id: string): Promise<ContentItem> {
  const item = requireReadable(ctx.actor, await findItem(ctx.db, id));
  if (item.engineVersion === ENGINE_VERSION) return toItem(ctx, item);
  const measured = await rescoreItem(ctx, item);
  return toItem(ctx, measured ? { ...item, score: measured.score, wordCount: measured.wordCount } : item);
}
