import type { SavedBrief } from '@pagewright/contract/strategy';
import type { Context } from '../../platform/context.ts';
import { readContent } from '../content/index.ts';
import { requireAccess } from './policy.ts';
import { findBrief, findBriefOfContent } from './repository.ts';
import { toBrief } from './to-brief.ts';

/**
 * One brief with its analysis and strategy.
 * @throws ApiError 404 by policy.
 */
export async function readBrief(ctx: Context, id: string): Promise<SavedBrief> {
  return toBrief(ctx, requireAccess(ctx.actor, await findBrief(ctx.db, id)));
}

/**
 * The brief that an item was started from, for everyone who may read the item; null if there is none.
 * @throws ApiError 404 if the caller may not read the item.
 */
export async function readBriefOfContent(ctx: Context, contentId: string): Promise<SavedBrief | null> {
  const item = await readContent(ctx, contentId);
  const row = await findBriefOfContent(ctx.db, item.id);
  return row ? { ...(await toBrief(ctx, row)), drafts: [{ id: item.id, title: item.title }] } : null;
}
