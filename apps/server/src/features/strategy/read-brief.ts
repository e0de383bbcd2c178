import type { SavedBrief } from '@pagewright/contract/strategy';
import type { Context } from '../../context.ts';
import { readContent } from '../content/index.ts';
import { requireUsable } from './policy.ts';
import { findBrief, findBriefOfContent } from './repository.ts';
import { showBrief } from './show-brief.ts';

/**
 * One brief with all that was made of it.
 * @throws ApiError 404 by policy.
 */
export async function readBrief(ctx: Context, id: string): Promise<SavedBrief> {
  return showBrief(ctx, requireUsable(ctx.actor, await findBrief(ctx.db, id)));
}

/**
 * The brief that an item was begun with, for everybody who may read the item; null where there is none.
 * @throws ApiError 404 where there is no item that the caller may read.
 */
export async function readBriefOfContent(ctx: Context, contentId: string): Promise<SavedBrief | null> {
  const item = await readContent(ctx, contentId);
  const row = await findBriefOfContent(ctx.db, item.id);
  return row ? { ...(await showBrief(ctx, row)), drafts: [{ id: item.id, title: item.title }] } : null;
}
